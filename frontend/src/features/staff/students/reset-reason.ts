import type { Pupil } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';

import { studentsText as text } from './students.text';

/** Why a pupil gets no new password. A professor sees the details of the pupils of their own classes alone. */
export function useResetReason({ isActive, details }: Pupil): string | null {
  const mayReset = useMay('pupil.reset');
  if (!mayReset) return text.leadersOnly;
  if (details === null) return text.ownClassOnly;
  return isActive ? null : text.inactive;
}
