import { object, string } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredInteger, requiredText } from '@/kit/form/rules';

import { bankText, verdictText as text } from './detail.text';

const MOST = 2_000;

/** An approval needs no words. */
export const approvalForm = formOf(object({ notes: string().trim().default('').max(MOST, text.notesMost) }));

export const returnForm = formOf(
  object({ notes: requiredText(text.giveBack.required).max(MOST, text.notesMost) }),
);

export const bankForm = formOf(object({ subjectId: requiredInteger(bankText.subjectRequired) }));
