import { object, string } from 'yup';

import { inepCodeText } from './inep-code.text';

export const inepCodeSchema = object({
  inepCode: string()
    .trim()
    .required(inepCodeText.invalid)
    .matches(/^\d{8}$/, inepCodeText.invalid),
});
