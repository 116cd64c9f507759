import { useNavigate } from 'react-router-dom';

import { sentenceOf } from '@/api/wire/problem';
import { useSessionActions } from '@/api/session';
import { toast } from '@/kit/feedback/toast-store';
import { paths } from '@/domain/paths';

import { appText } from '@/app/app.text';

/** "Sair": to the sign-in page once the session has ended; until then one stays and is told why. */
export function useLeave(): () => void {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();

  async function leave() {
    try {
      await signOut();
    } catch (failure) {
      toast.error(appText.signOutFailed, sentenceOf(failure));
      return;
    }
    await navigate(paths.login, { replace: true });
  }

  return () => void leave();
}
