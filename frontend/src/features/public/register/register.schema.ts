import { object, ref, string } from 'yup';

import type { ReferenceSchool } from '@/api/reference';
import type { Registration } from '@/api/registration';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalText, requiredText } from '@/kit/form/rules';
import { optionalInepCode } from '@/parts/school/inep-code-rule';
import { states } from '@/domain/labels';

import { registerText } from './register.text';

const { school, manager } = registerText;

export const registerSchema = object({
  inepCode: optionalInepCode(),
  schoolName: requiredText(school.nameRequired),
  municipality: requiredText(school.municipalityRequired),
  state: string().required(school.stateRequired).oneOf<string>(states, school.stateRequired),
  managerFirstName: requiredText(manager.firstNameRequired),
  managerLastName: requiredText(manager.lastNameRequired),
  managerEmail: optionalText().email(manager.emailInvalid),
  managerUsername: requiredText(manager.usernameShort).min(3, manager.usernameShort),
  managerPassword: string().required(manager.passwordShort).min(6, manager.passwordShort),
  // Two empty fields agree: what is missing is said at the first.
  managerPasswordConfirm: string()
    .default('')
    .oneOf([ref('managerPassword')], manager.mismatch),
});

export const registerForm = formOf(registerSchema);
export type RegisterValues = ValuesOf<typeof registerForm>;

/** What is said of the school, before anything is. */
export const emptySchool = { inepCode: '', schoolName: '', municipality: '', state: '' };

export const emptyRegistration: RegisterValues = {
  ...emptySchool,
  managerFirstName: '',
  managerLastName: '',
  managerEmail: '',
  managerUsername: '',
  managerPassword: '',
  managerPasswordConfirm: '',
};

/** The form as it opens: with the school that the address names, or its code alone where INEP's data has none. */
export const beginWith = (inepCode: string | null, known: ReferenceSchool | null): RegisterValues => {
  const coded = { ...emptyRegistration, inepCode: inepCode ?? '' };
  return known ? filledFrom(coded, known, null) : coded;
};

/** INEP's school goes into what is still empty, or as the school found before left it: never over what was typed. */
export function filledFrom(
  values: RegisterValues,
  { name, municipality, state }: ReferenceSchool,
  before: ReferenceSchool | null,
): RegisterValues {
  const kept = (typed: string, found: string | undefined) => typed.trim() !== '' && typed !== found;
  return {
    ...values,
    schoolName: kept(values.schoolName, before?.name) ? values.schoolName : name,
    municipality: kept(values.municipality, before?.municipality) ? values.municipality : municipality,
    state: kept(values.state, before?.state) ? values.state : state,
  };
}

/** Without the optional fields that were left empty. */
export function toRegistration({
  inepCode,
  managerEmail,
  ...rest
}: ReturnType<typeof registerForm.parse>): Registration {
  return { ...rest, ...(inepCode ? { inepCode } : {}), ...(managerEmail ? { managerEmail } : {}) };
}
