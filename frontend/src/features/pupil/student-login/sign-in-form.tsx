import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { storedSchoolCode, storeSchoolCode, usePupilSignIn } from '@/api/pupil/pupil-sign-in';
import { isProblem } from '@/api/wire/problem';
import { paths } from '@/domain/paths';
import { ThemeButton } from '@/kit/browser/theme-button';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormNote, PasswordBox, PupilField } from '@/parts/pupil/form/pupil-field';
import { usePupilForm } from '@/parts/pupil/form/use-pupil-form';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { signInText } from '@/parts/sign-in/sign-in.text';

import { DemoPupils } from './demo-pupils';
import { SignInFrame } from './sign-in-frame';
import { studentLoginText as text } from './student-login.text';

/** As the server reads it: letters and digits that no two people read differently, spaces and hyphens forgiven. */
const CODE = /^[2-9a-hjkmnp-z]{5}$/i;

interface SignInFormProps {
  /** Why it is shown again. */
  notice: string | null;
  onEntered: (password: string) => void;
}

export function SignInForm({ notice, onEntered }: SignInFormProps) {
  const [fromCard] = useSearchParams();
  const { signIn, stop } = usePupilSignIn();
  const [waits, setWaits] = useState<string | null>(null);
  const [knownCode] = useState(() => fromCard.get('escola') ?? storedSchoolCode());
  const [asksCode, setAsksCode] = useState(knownCode !== '');
  const tell = (seconds: number | null) =>
    setWaits(seconds === null ? signInText.again : signInText.waits(seconds));

  const form = usePupilForm({
    initial: { studentId: fromCard.get('matricula') ?? '', password: '', schoolCode: knownCode },
    check: ({ studentId, password, schoolCode }) => ({
      ...(studentId.trim() === '' && { studentId: text.numberRequired }),
      ...(password === '' && { password: text.passwordRequired }),
      ...(!isCode(schoolCode) && { schoolCode: text.wrongCode }),
    }),
    incomplete: text.required,
    failed: text.defaultRefusal,
    async send({ studentId, password, schoolCode: typed }) {
      const schoolCode = typed.trim();
      try {
        await signIn({ studentId: studentId.trim(), password, ...(schoolCode && { schoolCode }) }, tell);
      } catch (error) {
        if (isProblem(error, 409)) setAsksCode(true);
        throw error;
      } finally {
        setWaits(null);
      }
      storeSchoolCode(schoolCode);
      toast.success(text.done);
      onEntered(password);
    },
  });

  return (
    <SignInFrame
      title={text.title}
      description={text.description}
      aside={
        <>
          <div className="student-login-more">
            {/* The staff's application is another: it is loaded anew. */}
            <a href={paths.login}>{text.staff}</a>
            <ThemeButton />
          </div>
          {/* Last: where they come late, nothing moves. */}
          <DemoPupils
            onFill={(filled) => {
              setAsksCode(true);
              form.fill(filled);
            }}
          />
        </>
      }
    >
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        {notice && !form.note ? <p role="status">{notice}</p> : null}
        {form.note ? <FormNote>{noteOf(form.note)}</FormNote> : null}
        <PupilField
          label={text.number}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.box('studentId')}
        />
        <PasswordBox
          label={text.password}
          hint={text.passwordHint}
          autoComplete="current-password"
          {...form.box('password')}
        />
        {asksCode ? (
          <PupilField
            label={text.schoolCode}
            hint={text.schoolCodeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.box('schoolCode')}
          />
        ) : null}
        <PlayButton type="submit" block pending={form.pending} pendingText={text.pending}>
          {text.submit}
        </PlayButton>
        <p role="status" className="text-sm text-muted">
          {waits}
        </p>
        {waits ? (
          <PlayButton tone="quiet" onClick={stop}>
            {text.stop}
          </PlayButton>
        ) : null}
        <p className="text-sm text-muted">{text.forgotten}</p>
      </form>
    </SignInFrame>
  );
}

const isCode = (typed: string): boolean => {
  const bare = typed.replaceAll(/[\s-]/g, '');
  return bare === '' || CODE.test(bare);
};

/** What the form says itself has its title already. */
const noteOf = (sentence: string): string => (sentence === text.required ? sentence : text.refused(sentence));
