import { object } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';

import { LONGEST_NAME } from '../scenario/name';
import { historyText } from './history.text';

const text = historyText.rename;

export const renameForm = formOf(
  object({ name: requiredText(text.missing).max(LONGEST_NAME, text.tooLong(LONGEST_NAME)) }),
);
