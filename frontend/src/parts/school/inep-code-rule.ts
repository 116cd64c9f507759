import { string } from 'yup';

import { INEP_CODE } from '@/domain/inep-code';

import { inepCodeFieldText as text } from './inep-code.text';

/** Eight digits, or nothing. */
export const optionalInepCode = () =>
  string().trim().matches(INEP_CODE, { message: text.invalid, excludeEmptyString: true });

/** Eight digits. */
export const requiredInepCode = () => optionalInepCode().required(text.invalid);
