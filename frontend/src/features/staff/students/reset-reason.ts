import type { Pupil } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';

import { studentsText as text } from './students.text';

/** Why a pupil gets no new password. */
export function useResetReason({ isActive, mayReset }: Pupil): string | null {
  const mayEver = useMay('pupil.reset');
  if (!mayEver) return text.leadersOnly;
  if (!mayReset) return text.ownClassOnly;
  return isActive ? null : text.inactive;
}
