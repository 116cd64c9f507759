export type FieldErrors = Readonly<Record<string, string>>;

/** What a refused form shows: a sentence above, the rest next to the fields. */
export interface FormFailure {
  sentence: string;
  fields: FieldErrors;
}

/** An error that can speak for itself; the api layer's Problem is one. */
interface Refusal {
  readonly fields: FieldErrors;
  sentence(fallback?: string): string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'fields' in error && 'sentence' in error;
}

export function failureOf(error: unknown, fallback = 'Tente novamente.'): FormFailure {
  if (!isRefusal(error)) return { sentence: fallback, fields: {} };
  return { sentence: error.sentence(fallback), fields: error.fields };
}
