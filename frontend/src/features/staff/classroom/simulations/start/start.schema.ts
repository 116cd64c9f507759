import { number, object, string } from 'yup';

import { simulationDifficulties } from '@/domain/class-simulation/difficulty';
import { simulationKinds } from '@/domain/class-simulation/kind';
import { MOST_ASKED } from '@/domain/class-simulation/paths';
import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';

const text = simulationsText.start;

export const startForm = formOf(
  object({
    classId: requiredText(text.classRequired),
    subject: requiredText(text.subjectRequired),
    questions: number()
      .typeError(text.numberWrong)
      .integer(text.numberWrong)
      .min(1, text.numberWrong)
      .max(MOST_ASKED, text.numberWrong)
      .required(text.numberWrong),
    difficulty: string().oneOf(simulationDifficulties).required(),
    kind: string().oneOf(simulationKinds).required(),
  }),
);
