import { object, string } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { optionalText, requiredText } from '@/kit/form/rules';

import { studentLoginText as text } from './student-login.text';

/** As the server reads it: letters and digits that no two people read differently, spaces and hyphens forgiven. */
const CODE = /^[2-9a-hjkmnp-z]{5}$/i;

export const studentLoginForm = formOf(
  object({
    studentId: requiredText(text.required),
    password: string().required(text.required),
    schoolCode: optionalText().test({
      name: 'school code',
      skipAbsent: true,
      message: text.wrongCode,
      test: (code) => !code || CODE.test(code.replaceAll(/[\s-]/g, '')),
    }),
  }),
);
