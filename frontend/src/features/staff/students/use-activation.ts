import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { studentsText as text } from './students.text';

/** Lets a pupil in again, at once: nothing is lost by it. */
export function useActivation(schoolId: number): (pupil: Pupil) => void {
  const { change } = usePupilActions(schoolId);
  const { run } = useAction(({ id }: Pupil) => change(id, { isActive: true }), {
    onDone: () => toast.success(text.activated),
    failed: text.activateFailed,
  });
  return run;
}
