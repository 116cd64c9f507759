import { object } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';

import { resourcesText } from './resources.text';

const text = resourcesText.form;

// Which addresses there may be the server decides, and says.
export const linkForm = formOf(
  object({ title: requiredText(text.titleRequired), url: requiredText(text.urlRequired) }),
);
