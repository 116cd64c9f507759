import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';

import { usePupilActions } from '@/api/people/pupils';
import { randomPassword } from '@/domain/school/random-password';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormDialog } from '@/kit/form/form-dialog';
import type { ValuesOf } from '@/kit/form/form-of';
import { Button } from '@/kit/ui/button';

import { useClassOptions } from './class-field';
import { deedsText as text } from './deeds.text';
import { PupilFields } from './pupil-fields';
import { newPupilForm } from './pupil.schema';

const { CheckField, SelectField, TextField, useForm } = newPupilForm;

const emptyForm = (classId: string, goesOn = false): ValuesOf<typeof newPupilForm> => ({
  studentId: '',
  name: '',
  classId,
  password: randomPassword(),
  birthDate: '',
  email: '',
  guardianName: '',
  guardianPhone: '',
  goesOn: String(goesOn),
});

interface CreateDialogProps {
  schoolId: number;
  /** The class that is looked at: a new pupil most likely comes into it. */
  classId: string;
  onClose: () => void;
}

/** "Cadastrar Aluno": one pupil, or several of a class one after the other. */
export function CreateDialog({ schoolId, classId, onClose }: CreateDialogProps) {
  const { create } = usePupilActions(schoolId);
  const { options, hint } = useClassOptions(schoolId);
  const [initial] = useState(() => emptyForm(classId));
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      form={newPupilForm}
      title={text.create.title}
      description={text.create.description}
      wide
      initialValues={initial}
      onSubmit={async (
        { birthDate, email, guardianName, guardianPhone, goesOn, ...values },
        { startOver },
      ) => {
        await create({
          ...values,
          birthDate: birthDate ?? null,
          email: email ?? null,
          guardianName: guardianName ?? null,
          guardianPhone: guardianPhone ?? null,
        });
        toast.success(text.create.done);
        if (!goesOn) return onClose();
        startOver(emptyForm(String(values.classId), true));
        return first.current?.focus();
      }}
      fallback={text.create.failed}
      submit={text.create.submit}
      pending={text.create.pending}
      onClose={onClose}
    >
      <div className="pupil-fields">
        <TextField
          ref={first}
          name="studentId"
          label={text.studentId}
          hint={text.studentIdHint}
          maxLength={30}
          autoComplete="off"
          data-autofocus
        />
        <TextField name="name" label={text.name} maxLength={200} autoComplete="off" />
        <SelectField
          name="classId"
          label={text.class}
          hint={hint}
          options={options}
          placeholder={text.chooseClass}
        />
        <PasswordTyped />
        <PupilFields form={newPupilForm} />
      </div>
      <CheckField name="goesOn" label={text.create.again} />
    </FormDialog>
  );
}

/** Seen while it is typed: it is handed over on paper, not known to who types it already. */
function PasswordTyped() {
  const { fill } = useForm();
  return (
    <TextField
      name="password"
      label={text.password}
      hint={text.passwordHint}
      maxLength={128}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      end={
        <Button variant="text" onClick={() => void fill({ password: randomPassword() })}>
          <RefreshCw className="icon icon-s" />
          {text.generate}
        </Button>
      }
    />
  );
}
