import { useSessionActions } from '@/api/session/session';
import { useSignedIn } from '@/api/session/session-context';
import { storePupil } from '@/api/pupil/stored-pupil';
import { ThemeButton } from '@/kit/browser/theme-button';
import { useAction } from '@/kit/feedback/use-action';
import { OwnPasswordForm } from '@/parts/pupil/form/own-password-form';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { SignInFrame } from './sign-in-frame';
import { studentLoginText } from './student-login.text';

const text = studentLoginText.choose;

interface OwnPasswordProps {
  /** The card's password, while this page stays open; nothing else keeps it. */
  typed: string | null;
  /** It is asked for again. */
  onForget: () => void;
  onLeft: () => void;
}

/** From the fourth grade on the card's password is used once: whoever has just typed it types their own alone. */
export function OwnPassword({ typed, onForget, onLeft }: OwnPasswordProps) {
  const { firstName } = useSignedIn();
  const { signOut } = useSessionActions();
  const { run } = useAction(signOut, {
    onDone() {
      storePupil(null);
      onLeft();
    },
    failed: studentLoginText.leaveFailed,
  });
  return (
    <SignInFrame
      title={text.title}
      description={text.description(firstName)}
      aside={
        <div className="student-login-more">
          {/* Who is in may leave: computers are shared. */}
          <PlayButton tone="text" onClick={() => run()}>
            {studentLoginText.leave}
          </PlayButton>
          <ThemeButton />
        </div>
      }
    >
      <OwnPasswordForm submit={text.submit} known={typed} onWrong={onForget} />
    </SignInFrame>
  );
}
