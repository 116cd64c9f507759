import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { storedSchoolCode, storeSchoolCode, usePupilSignIn } from '@/api/people/pupil-sign-in';
import { isProblem } from '@/api/wire/problem';
import { paths } from '@/domain/paths';
import { Busy } from '@/kit/feedback/busy';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormAlert } from '@/kit/form/form-alert';
import type { ValuesOf } from '@/kit/form/form-of';
import { SubmitButton } from '@/kit/form/submit-button';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { signInText } from '@/parts/sign-in/sign-in.text';

import { DemoPupils } from './demo-pupils';
import { studentLoginForm } from './student-login.schema';
import { studentLoginText as text } from './student-login.text';

const { Form, PasswordField, TextField } = studentLoginForm;

export function SignInForm({ onEntered }: { onEntered: (password: string) => void }) {
  const [fromCard] = useSearchParams();
  const { signIn, stop } = usePupilSignIn();
  const [waits, setWaits] = useState<string | null>(null);
  const [initial] = useState<ValuesOf<typeof studentLoginForm>>(() => ({
    studentId: fromCard.get('matricula') ?? '',
    password: '',
    schoolCode: fromCard.get('escola') ?? storedSchoolCode(),
  }));
  const [asksCode, setAsksCode] = useState(initial.schoolCode !== '');
  const tell = (seconds: number | null) =>
    setWaits(seconds === null ? signInText.again : signInText.waits(seconds));

  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.login}>
          {text.staff}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-md gap-4">
        <div className="card p-6">
          <PageHead title={text.title} description={text.description} />
          <Form
            initialValues={initial}
            fallback={text.failed}
            className="grid gap-4"
            onSubmit={async (typed) => {
              const { schoolCode, ...credentials } = typed;
              try {
                await signIn({ ...credentials, ...(schoolCode && { schoolCode }) }, tell);
              } catch (error) {
                if (isProblem(error, 409)) setAsksCode(true);
                throw error;
              } finally {
                setWaits(null);
              }
              storeSchoolCode(schoolCode);
              toast.success(text.done);
              onEntered(credentials.password);
            }}
          >
            <FormAlert />
            <TextField
              name="studentId"
              label={text.number}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField
              name="password"
              label={text.password}
              hint={text.passwordHint}
              autoComplete="current-password"
            />
            {asksCode ? (
              <TextField
                name="schoolCode"
                label={text.schoolCode}
                hint={text.schoolCodeHint}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            ) : null}
            <div>
              <SubmitButton pendingText={text.pending} block>
                {text.submit}
              </SubmitButton>
              <Busy words={waits} onStop={stop} />
            </div>
            <DemoPupils />
          </Form>
        </div>
        <p className="text-sm text-muted">{text.forgotten}</p>
      </div>
    </PublicFrame>
  );
}
