import { object, ref, string } from 'yup';

import type { ReferenceSchool, Registration } from '@/api/registration';
import { optionalInepCode } from '@/parts/school/inep-code-rule';
import { states } from '@/domain/labels';

import { registerText } from './register.text';

const { school, manager } = registerText;

export const registerSchema = object({
  inepCode: optionalInepCode(),
  schoolName: string().trim().required(school.nameRequired),
  municipality: string().trim().required(school.municipalityRequired),
  state: string().required(school.stateRequired).oneOf(states, school.stateRequired),
  managerFirstName: string().trim().required(manager.firstNameRequired),
  managerLastName: string().trim().required(manager.lastNameRequired),
  managerEmail: string().trim().email(manager.emailInvalid),
  managerUsername: string().trim().required(manager.usernameShort).min(3, manager.usernameShort),
  managerPassword: string().required(manager.passwordShort).min(6, manager.passwordShort),
  managerPasswordConfirm: string()
    .required(manager.mismatch)
    .oneOf([ref('managerPassword')], manager.mismatch),
});

export type RegisterValues = Record<keyof Registration, string>;

export const emptyRegistration: RegisterValues = {
  inepCode: '',
  schoolName: '',
  municipality: '',
  state: '',
  managerFirstName: '',
  managerLastName: '',
  managerEmail: '',
  managerUsername: '',
  managerPassword: '',
  managerPasswordConfirm: '',
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

/** What is sent: trimmed, and without the optional fields that were left empty. */
export function toRegistration(values: RegisterValues): Registration {
  const { inepCode, managerEmail, ...rest } = values;
  const code = inepCode.trim();
  const email = managerEmail.trim();
  return {
    ...rest,
    schoolName: rest.schoolName.trim(),
    municipality: rest.municipality.trim(),
    managerFirstName: rest.managerFirstName.trim(),
    managerLastName: rest.managerLastName.trim(),
    managerUsername: rest.managerUsername.trim(),
    ...(code === '' ? {} : { inepCode: code }),
    ...(email === '' ? {} : { managerEmail: email }),
  };
}
