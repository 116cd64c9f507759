import { stepMinutes } from '@/domain/lesson/methodology';

import { formText as text } from './form.text';
import { planForm, TextAreaField } from './plan.schema';

const { useForm } = planForm;

/** The steps, which say what they add up to while they are typed. */
export function MethodologyField() {
  const { values } = useForm();
  return (
    <TextAreaField
      name="methodology"
      label={text.methodology}
      rows={6}
      hint={hintOf(stepMinutes(values.methodology), Number(values.duration))}
    />
  );
}

function hintOf(sum: number | null, duration: number): string {
  if (sum === null || !Number.isInteger(duration) || duration < 1) return text.methodologyHint;
  if (sum === duration) return text.stepsFit(sum);
  return sum < duration ? text.stepsLack(sum, duration - sum) : text.stepsExceed(sum, sum - duration);
}
