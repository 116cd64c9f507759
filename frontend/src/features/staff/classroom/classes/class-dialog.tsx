import {
  type ClassChange,
  type Colleague,
  type NewClass,
  type SchoolClass,
  useClassActions,
  useTeachers,
} from '@/api/classes';
import { useSignedIn } from '@/api/session/session-context';
import { isStage, stageGrades, stageOptions } from '@/domain/index/stage';
import { shiftLabels, shifts } from '@/domain/shift';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';

import { classForm, valuesOf } from './class.schema';
import { classesText as text } from './classes.text';

const { SelectField, TextField, useForm } = classForm;
const shiftOptions = shifts.map((value) => ({ value, label: shiftLabels[value] }));
const optionOf = (label: string) => ({ value: label, label });

interface ClassDialogProps {
  schoolId: number;
  /** The class that is changed; none for a new one. */
  known: SchoolClass | null;
  /** The field that it was opened for. */
  begin: 'name' | 'teacher';
  /** The school year that runs. */
  year: number;
  onClose: () => void;
}

export function ClassDialog({ schoolId, known, begin, year, onClose }: ClassDialogProps) {
  const words = known ? text.change : text.create;
  const { create, change } = useClassActions(schoolId);
  const save = (values: NewClass, changes: ClassChange) =>
    known ? change(known.id, changes) : create(values);
  const saving = useAction(save, {
    onDone() {
      toast.success(words.done);
      onClose();
    },
  });
  const years = new Set([year - 1, year, year + 1, known?.schoolYear ?? year]);
  return (
    <FormDialog
      form={classForm}
      title={words.title}
      description={text.dialogDetail}
      initialValues={valuesOf(known, year)}
      onSubmit={(values, { changes }) =>
        saving.attempt({ ...values, teacherId: values.teacherId ?? null }, changes)
      }
      fallback={words.failed}
      submit={thingText.save}
      pending={thingText.saving}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.name}
        maxLength={60}
        {...(begin === 'name' ? { 'data-autofocus': true } : {})}
      />
      <div className="fields-2">
        <GradeFields />
        <SelectField name="shift" label={text.shift} options={shiftOptions} placeholder={text.choose} />
        <SelectField
          name="schoolYear"
          label={text.schoolYear}
          options={[...years].toSorted().map((each) => optionOf(String(each)))}
        />
      </div>
      <TeacherField schoolId={schoolId} known={known} isBegin={begin === 'teacher'} />
    </FormDialog>
  );
}

/** The grades are those of the stage. */
function GradeFields() {
  const { values, fill } = useForm();
  const grades = isStage(values.stage) ? stageGrades[values.stage] : [];
  return (
    <>
      <SelectField
        name="stage"
        label={text.stage}
        options={stageOptions}
        placeholder={text.choose}
        onChange={({ target: { value } }) =>
          isStage(value) ? void fill({ stage: value, year: '' }) : undefined
        }
      />
      <SelectField
        name="year"
        label={text.grade}
        options={grades.map(optionOf)}
        placeholder={grades.length === 0 ? text.gradeAfterStage : text.choose}
      />
    </>
  );
}

interface TeacherFieldProps extends Pick<ClassDialogProps, 'schoolId' | 'known'> {
  isBegin: boolean;
}

/** Whoever teaches is chosen from the staff; a professor's own class stays theirs. */
function TeacherField({ schoolId, known, isBegin }: TeacherFieldProps) {
  const { role } = useSignedIn();
  const teachers = useTeachers(schoolId).data ?? [];
  if (role === 'professor') return <p className="text-sm text-muted">{text.ownClass}</p>;
  return (
    <SelectField
      name="teacherId"
      label={text.teacher}
      optional
      options={withTeacherOf(known, teachers).map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={text.nobody}
      {...(isBegin ? { 'data-autofocus': true } : {})}
    />
  );
}

/** The class keeps a teacher who is no longer among those that can be chosen. */
function withTeacherOf(known: SchoolClass | null, teachers: readonly Colleague[]) {
  const { teacherId, teacherName } = known ?? {};
  if (!teacherId || teachers.some(({ id }) => id === teacherId)) return teachers;
  return [{ id: teacherId, name: teacherName ?? '' }, ...teachers];
}
