// The pages are there before a test waits for one.
import '@/features/pupil/index-estimate/index-estimate-page';
import '@/features/pupil/learning-style/learning-style-page';
import '@/features/pupil/learning-style/questionnaire-items';
import '@/features/pupil/quiz-rules/quiz-rules-page';
import '@/features/pupil/saeb-simulator/saeb-simulator-page';
import '@/features/pupil/student-dashboard/student-dashboard-page';
import '@/features/pupil/student-login/student-login-page';
import '@/features/pupil/student-profile/student-profile-page';
import '@/features/pupil/student-results/student-results-page';
import '@/kit/feedback/toast/toaster';

import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Suspense } from 'react';

import { storePupil } from '@/api/pupil/stored-pupil';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { award, bia, biaAsPupil, playable, ranked } from '@/test/pupils';
import { ninth } from '@/test/classes';
import { type Answers, serve } from '@/test/server';

import { PupilRoutes } from './pupil-app';

/** What every page of a pupil who has played reads. */
export const known: Answers = {
  'GET /api/auth/user': () => bia,
  'GET /api/students/{id}': () => biaAsPupil,
  'GET /api/classes/{id}': () => ({ ...ninth, id: 3, name: '7º B', year: '7º ano' }),
  'GET /api/classes/{id}/students': () => [
    { id: bia.id, name: 'Bia L.' },
    { id: 21, name: 'Bruno T.' },
  ],
  'GET /api/school/{school}/subjects': () => [playable],
  'GET /api/students/{id}/ranking': () => ranked,
  'GET /api/students/{id}/achievements': () => ({ unlocked: [award], locked: [] }),
  'GET /api/students/{id}/performance': () => [],
  'GET /api/students/{id}/review': () => ({ due: 0, later: 0, nextOn: null, bySubject: [] }),
  'GET /api/quiz/current': () => ({ quiz: null }),
};

export const address = (): string | null => screen.getByTestId('address').textContent;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
};

/** The pupils' application at an address, with somebody known on this browser unless the test says otherwise. */
export async function openPupils(path: string, answers: Answers, isKnown = true): Promise<void> {
  storePupil(isKnown ? bia : null);
  serve({ ...known, ...answers });
  const page = (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <PupilRoutes />
        </Suspense>
        <Address />
      </MemoryRouter>
      <ToastOutlet />
    </SWRConfig>
  );
  // A page that is read from its file is waited for.
  await act(async () => void render(page));
}
