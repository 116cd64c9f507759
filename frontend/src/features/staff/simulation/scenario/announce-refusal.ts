import { toast } from '@/kit/feedback/toast/toast-store';

import { firstRefusal } from './parameters.schema';

/** What a form refuses stands beside its fields; the first of it in a toast too. */
export function announceRefusal(sentences: readonly string[]): void {
  const refusal = firstRefusal(sentences);
  if (refusal) toast.error(refusal.title, refusal.detail);
}
