import { useState } from 'react';

import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { paths } from '@/domain/paths';

import { type Done, RegisterDone } from './register-done';
import { RegisterForm } from './register-form';
import { registerText } from './register.text';

export function RegisterPage() {
  const [done, setDone] = useState<Done | null>(null);
  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.login}>
          {registerText.backToLogin}
        </ButtonLink>
      }
    >
      {done ? (
        <RegisterDone {...done} />
      ) : (
        <div className="mx-auto max-w-2xl">
          <PageHead title={registerText.title} description={registerText.description} />
          <RegisterForm onDone={setDone} />
        </div>
      )}
    </PublicFrame>
  );
}
