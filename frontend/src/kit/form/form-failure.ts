import { type FieldErrors, isRefusal } from '@/kit/feedback/refusal';
import { uiText } from '@/kit/ui/ui.text';

/** What a refused form shows: a sentence above, the rest next to the fields. */
export interface FormFailure {
  sentence: string;
  fields: FieldErrors;
  /** What was in the form when it was sent; a field that has changed since is no longer wrong. */
  sent: object;
}

export function failureOf(error: unknown, sent: object, fallback = uiText.failed): FormFailure {
  if (!isRefusal(error)) return { sentence: fallback, fields: {}, sent };
  return { sentence: error.sentence(fallback), fields: error.fields, sent };
}

/** A form keeps its failure as formik's status. */
export function isFailure(status: unknown): status is FormFailure {
  return typeof status === 'object' && status !== null && 'sentence' in status && 'sent' in status;
}
