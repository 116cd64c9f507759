import type { SchoolClass } from '@/api/classes';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';
import type { SubjectChoice } from '@/features/staff/classroom/simulations/subject-choices';

const text = simulationsText.start;
const { SelectField } = startForm;

interface ClassFieldsProps {
  classes: readonly SchoolClass[];
  /** Those of the class that is chosen. */
  choices: readonly SubjectChoice[];
  onLook: (part: { classId?: string; subject?: string }) => void;
}

/** Which class, and in which of its subjects. */
export function ClassFields({ classes, choices, onLook }: ClassFieldsProps) {
  const { values, fill } = startForm.useForm();
  const hasClass = values.classId !== '';
  return (
    <div className="start-card-pair">
      <SelectField
        name="classId"
        label={text.class}
        placeholder={text.chooseClass}
        options={classes.map(({ id, name, totalStudents }) => ({
          value: String(id),
          label: text.withPupils(name, totalStudents),
        }))}
        onChange={({ target }) => {
          // Subjects are those of a stage.
          void fill({ classId: target.value, subject: '' });
          onLook({ classId: target.value });
        }}
      />
      <SelectField
        name="subject"
        label={text.subject}
        placeholder={hasClass ? text.chooseSubject : text.afterClass}
        disabled={!hasClass}
        options={choices}
        onChange={({ target }) => onLook({ subject: target.value })}
      />
    </div>
  );
}
