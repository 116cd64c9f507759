import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { storePupil } from '@/api/pupil/stored-pupil';
import { useSessionActions } from '@/api/session/session';
import { pupilPaths } from '@/domain/pupil-paths';
import { useAction } from '@/kit/feedback/use-action';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { pupilText } from '@/parts/pupil/pupil.text';

const text = pupilText.signOut;

/** Computers are shared: whoever is in gets out again. */
export function SignOut() {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const { run, pending } = useAction(signOut, {
    onDone() {
      storePupil(null);
      void navigate(pupilPaths.login, { replace: true });
    },
    failed: text.failed,
  });
  return (
    <PlayButton tone="quiet" pending={pending} pendingText={text.pending} onClick={() => run()}>
      <LogOut className="icon icon-s" />
      {text.submit}
    </PlayButton>
  );
}
