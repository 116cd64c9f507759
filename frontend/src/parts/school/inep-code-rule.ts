import { codeDigits, INEP_CODE } from '@/domain/index/inep-code';
import { optionalText } from '@/kit/form/rules';

import { inepCodeFieldText as text } from './inep-code.text';

/** Eight digits, or nothing. */
export const optionalInepCode = () =>
  optionalText()
    .transform((typed: string | undefined) => typed && codeDigits(typed))
    .matches(INEP_CODE, text.invalid);

/** Eight digits. */
export const requiredInepCode = () => optionalInepCode().required(text.invalid);
