import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { type ReferenceSchool, useReferenceSchool } from '@/api/reference';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { INEP_CODE } from '@/domain/index/inep-code';
import { paths } from '@/domain/paths';

import type { Done } from './register-done';
import { RegisterForm } from './register-form';
import { registerText } from './register.text';

/** Not needed until the form is sent. */
const registerDone = lazyPart(() => import('./register-done').then((module) => module.RegisterDone));

export function RegisterPage() {
  const [done, setDone] = useState<Done | null>(null);
  // The school that the page is opened for: what is typed later, the form looks up itself.
  const inep = new URLSearchParams(useLocation().search).get('inep');
  const asked = inep !== null && INEP_CODE.test(inep) ? inep : null;
  const { data, error } = useReferenceSchool(asked);
  // Null where there is none. What was read is forgotten as soon as the manager is signed in.
  const [known, setKnown] = useState<ReferenceSchool | null | undefined>(asked === null ? null : undefined);
  if (known === undefined && (data || error)) setKnown(data ?? null);
  useAhead(registerDone.preload);
  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.login}>
          {registerText.backToLogin}
        </ButtonLink>
      }
    >
      {done ? (
        <Suspense>
          <registerDone.Component {...done} />
        </Suspense>
      ) : (
        <div className="mx-auto max-w-2xl">
          <PageHead
            title={registerText.title}
            description={known ? registerText.onlyAccount : registerText.description}
          />
          {known === undefined ? (
            <Loading text={registerText.searching}>
              <SkeletonLines lines={5} />
            </Loading>
          ) : (
            <RegisterForm inepCode={asked} known={known} onDone={setDone} />
          )}
        </div>
      )}
    </PublicFrame>
  );
}
