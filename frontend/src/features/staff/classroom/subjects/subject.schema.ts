import { object, string } from 'yup';

import { stages } from '@/domain/index/stage';
import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';

import { subjectsText as text } from './subjects.text';

export const subjectForm = formOf(
  object({
    name: requiredText(text.nameRequired),
    description: string().trim().default(''),
    stage: string().oneOf(stages).required(),
  }),
);
