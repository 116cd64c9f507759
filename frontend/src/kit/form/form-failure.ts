import { uiText } from '@/kit/ui/ui.text';

export type FieldErrors = Readonly<Record<string, string>>;

/** What a refused form shows: a sentence above, the rest next to the fields. */
export interface FormFailure {
  sentence: string;
  fields: FieldErrors;
  /** What was sent; a field that has changed since is no longer wrong. */
  sent: Readonly<Record<string, unknown>>;
}

/** An error that can speak for itself; the api layer's Problem is one. */
interface Refusal {
  readonly fields: FieldErrors;
  sentence(fallback?: string): string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'fields' in error && 'sentence' in error;
}

export function failureOf(error: unknown, sent: FormFailure['sent'], fallback = uiText.failed): FormFailure {
  if (!isRefusal(error)) return { sentence: fallback, fields: {}, sent };
  return { sentence: error.sentence(fallback), fields: error.fields, sent };
}

/** A form keeps its failure as formik's status. */
export function isFailure(status: unknown): status is FormFailure {
  return typeof status === 'object' && status !== null && 'sentence' in status && 'sent' in status;
}
