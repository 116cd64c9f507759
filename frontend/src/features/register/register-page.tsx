import { useState } from 'react';

import type { Registered } from '@/api/schema';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { PublicFrame } from '@/components/ui/public-frame';
import { paths } from '@/domain/paths';

import { RegisterDone } from './register-done';
import { RegisterForm } from './register-form';
import { registerText } from './register.text';

export function RegisterPage() {
  const [registered, setRegistered] = useState<Registered | null>(null);
  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.login}>
          {registerText.backToLogin}
        </ButtonLink>
      }
    >
      {registered ? (
        <RegisterDone registered={registered} />
      ) : (
        <div className="mx-auto max-w-2xl">
          <PageHead title={registerText.title} description={registerText.description} />
          <RegisterForm onDone={setRegistered} />
        </div>
      )}
    </PublicFrame>
  );
}
