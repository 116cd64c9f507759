import { useState } from 'react';

import { type ReferenceSchool, useReferenceSchool } from '@/api/reference';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { INEP_CODE } from '@/domain/index/inep-code';
import { paths } from '@/domain/paths';

import { type Done, RegisterDone } from './register-done';
import { RegisterForm } from './register-form';
import { registerText } from './register.text';

export function RegisterPage() {
  const [done, setDone] = useState<Done | null>(null);
  const [{ inep }, change] = useQueryState({ inep: INEP_CODE });
  // The school that the page was opened for: what is typed later, the form looks up itself.
  const [asked] = useState(inep);
  const { data, error } = useReferenceSchool(asked);
  // Null where there is none. What was read is forgotten as soon as the manager is signed in.
  const [known, setKnown] = useState<ReferenceSchool | null | undefined>(asked === null ? null : undefined);
  if (known === undefined && (data || error)) setKnown(data ?? null);
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
          <PageHead
            title={registerText.title}
            description={known ? registerText.onlyAccount : registerText.description}
          />
          {known === undefined ? (
            <Loading text={registerText.searching}>
              <SkeletonLines lines={5} />
            </Loading>
          ) : (
            <RegisterForm
              inepCode={asked}
              known={known}
              onChange={(inepCode) => change({ inep: inepCode })}
              onDone={setDone}
            />
          )}
        </div>
      )}
    </PublicFrame>
  );
}
