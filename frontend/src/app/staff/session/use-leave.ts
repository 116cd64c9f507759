import { useNavigate } from 'react-router-dom';

import { useSessionActions } from '@/api/session/session';
import { useAction } from '@/kit/feedback/use-action';
import { paths } from '@/domain/paths';

import { appText } from '@/app/app.text';

/** "Sair": to the sign-in page once the session has ended; until then one stays and is told why. */
export function useLeave(): () => void {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const { run } = useAction(signOut, {
    onDone: () => navigate(paths.login, { replace: true }),
    failed: appText.signOutFailed,
  });
  return run;
}
