import { states } from '@/domain/labels';

import { registerForm } from './register.schema';
import { registerText } from './register.text';

const { SelectField, TextField } = registerForm;
const text = registerText.school;
const stateOptions = states.map((state) => ({ value: state, label: state }));

export function SchoolFields() {
  return (
    <>
      <TextField name="schoolName" label={text.name} autoComplete="organization" />
      <div className="school-card-place">
        <TextField name="municipality" label={text.municipality} autoComplete="address-level2" />
        <SelectField name="state" label={text.state} options={stateOptions} placeholder={text.choose} />
      </div>
    </>
  );
}
