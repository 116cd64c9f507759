import type { ReactNode } from 'react';

import { useSessionActions } from '@/api/session/session';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { PublicFrame } from '@/parts/frame/public-frame';

import { studentLoginText as text } from './student-login.text';

/** A pupil who is in may leave: computers are shared. */
export function PupilFrame({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  const { signOut } = useSessionActions();
  const { run } = useAction(signOut, { onDone: onLeft, failed: text.signOutFailed });
  return (
    <PublicFrame
      action={
        <Button variant="text" onClick={() => run()}>
          {text.signOut}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-md gap-4">{children}</div>
    </PublicFrame>
  );
}
