import { useClasses } from '@/api/classes';
import type { LessonPlan } from '@/api/lessons/lesson-plans';

import { formText as text } from './form.text';
import { planForm } from './plan.schema';

const { SelectField, TextField, useForm } = planForm;

interface ClassAndDayProps {
  schoolId: number;
  /** The plan that is changed: its class stays a choice, also when it is archived by now. */
  base: LessonPlan | null;
}

/** For which class it is, and when. */
export function ClassAndDay({ schoolId, base }: ClassAndDayProps) {
  const { values } = useForm();
  const classes = useClasses(schoolId, false);
  const ofGrade = (classes.data ?? [])
    .filter(({ year }) => year === values.grade)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const own =
    base !== null && base.classId !== null && base.className !== null && base.grade === values.grade
      ? [{ value: String(base.classId), label: base.className }]
      : [];
  const options = [...ofGrade, ...own.filter(({ value }) => ofGrade.every((one) => one.value !== value))];
  const isMissing = classes.data !== undefined && values.grade !== '' && options.length === 0;
  return (
    <div className="fields-2">
      <SelectField
        name="classId"
        label={text.class}
        optional
        placeholder={values.grade === '' ? text.classFirst : text.noClass}
        hint={isMissing ? text.noClassOf(values.grade) : undefined}
        options={options}
      />
      <TextField
        name="day"
        label={text.day}
        optional
        placeholder={text.dayExample}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
      />
    </div>
  );
}
