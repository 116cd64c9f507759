export type FieldErrors = Readonly<Record<string, string>>;

/** An error that can speak for itself; the api layer's Problem is one. Any other error is a fault of ours. */
export interface Refusal {
  /** By path: "goal", "approvalByGrade[2]". */
  readonly fields: FieldErrors;
  /** Which kind it is, in a few words, and what is known of it, as they came. */
  readonly type?: string | null;
  readonly title?: string | undefined;
  readonly facts?: unknown;
  sentence(fallback?: string): string;
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'fields' in error && 'sentence' in error;
}
