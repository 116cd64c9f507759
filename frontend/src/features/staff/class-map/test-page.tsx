import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { classMastery, classProjection, mathematics } from '@/test/class-mastery';
import { ninth } from '@/test/classes';
import { marina } from '@/test/people';
import { demonstration as school } from '@/test/school';
import { type Answers, serve } from '@/test/server';

import { ClassMapPage } from './class-map-page';

export const leader: CurrentUser = { ...marina, rights: ['action.create'] };

/** The map as somebody sees it who comes by this address. */
export async function openMap(
  answers: Answers = {},
  address = '/classroom/mapa?turma=4&disciplina=4',
  user: CurrentUser = leader,
) {
  serve({
    'GET /api/school/{school}': () => school,
    'GET /api/school/{school}/classes': () => [ninth],
    'GET /api/school/{school}/subjects': () => [mathematics],
    'GET /api/classes/{id}/mastery': () => classMastery,
    'GET /api/classes/{id}/projection': () => classProjection,
    ...answers,
  });
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={user}>
          <MemoryRouter initialEntries={[address]}>
            <ClassMapPage />
            <ToastOutlet />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
}
