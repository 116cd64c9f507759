import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { ExitQuestion, LessonPlan, ListedPlan } from '@/api/lessons/lesson-plans';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { ninth } from '@/test/classes';
import { marina } from '@/test/people';
import { demonstration as school } from '@/test/school';
import { type Answers, counted, serve } from '@/test/server';

import { LessonPlansPage } from './lesson-plans-page';

// What the page asks for when it is needed is there at once.
import '@/kit/feedback/toast/toaster';
import './calendar/calendar-view';
import './detail/plan-dialog';
import './form/plan-edit';
import './generate/generate-dialog';
import './paper/lesson-paper';

export const professor: CurrentUser = { ...marina, id: 3, name: 'Ana Prado', role: 'professor' };
export const coordenador: CurrentUser = {
  ...marina,
  id: 2,
  name: 'Carlos Lima',
  role: 'coordenador',
  rights: ['lesson-plan.judge'],
};

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const toChoose: ExitQuestion = {
  statement: 'Quanto é metade de 8?',
  options: ['2', '4', '6', '8'],
  correctAnswer: 'B',
  explanation: '4 e 4 são 8.',
  questionId: null,
};

export const toAnswer: ExitQuestion = {
  statement: 'O que é uma fração?',
  options: [],
  correctAnswer: null,
  explanation: 'Que é parte de um inteiro.',
  questionId: null,
};

/** A draft of whoever reads. */
export const fractions: LessonPlan = {
  id: 5,
  title: 'Frações no dia a dia',
  subject: 'matematica',
  grade: '9º ano',
  duration: 50,
  objectives: 'Comparar frações.\nCalcular a fração de uma quantidade.',
  content: 'Frações de um inteiro.',
  methodology:
    '10 min, Retomada: duas questões de memória.\n40 min, Prática\nErros comuns: somar os denominadores.',
  resources: 'Quadro e receitas.',
  evaluation: 'Quiz de saída.',
  bnccAlignment: ['EF09MA08', 'EF09MA99'],
  bnccObjectives: [{ code: 'EF09MA08', description: 'Resolver problemas de proporcionalidade.' }],
  targetAudience: '',
  schoolConsiderations: '',
  classId: ninth.id,
  className: ninth.name,
  day: '2026-11-20',
  quiz: [toChoose, toAnswer],
  origin: 'pessoa',
  notice: '',
  status: 'rascunho',
  version: 4,
  own: true,
  mayChange: true,
  createdBy: 3,
  authorName: 'Ana Prado',
  createdAt: '2026-11-12T13:00:00Z',
  changedByName: null,
  changedAt: null,
  sentAt: null,
  judgedAt: null,
  judgedByName: null,
  notes: '',
};

/** What was sent by somebody else. */
export const sent: LessonPlan = {
  ...fractions,
  id: 6,
  title: 'Independências na América',
  subject: 'historia',
  status: 'enviado',
  own: false,
  authorName: 'João Vilela',
  classId: null,
  className: null,
  day: null,
  sentAt: '2026-11-13T13:00:00Z',
};

export const listed = (plan: LessonPlan): ListedPlan => ({
  id: plan.id,
  title: plan.title,
  subject: plan.subject,
  grade: plan.grade,
  duration: plan.duration,
  objectives: plan.objectives,
  bnccAlignment: plan.bnccAlignment,
  status: plan.status,
  own: plan.own,
  mayChange: plan.mayChange,
  createdBy: plan.createdBy,
  authorName: plan.authorName,
  createdAt: plan.createdAt,
  sentAt: plan.sentAt,
  returned:
    plan.status === 'devolvido' && plan.judgedAt !== null
      ? { byName: plan.judgedByName ?? '', at: plan.judgedAt, notes: plan.notes }
      : null,
  classId: plan.classId,
  className: plan.className,
  day: plan.day,
});

/** Those of them that the person has to judge or to mend. */
const waiting = (plans: readonly LessonPlan[], user: CurrentUser): ListedPlan[] =>
  plans
    .filter(({ status, own }) =>
      user.role === 'professor' ? status === 'devolvido' && own : status === 'enviado',
    )
    .map(listed);

/** Waits for the button, in a dialog or anywhere, and until it may be pressed. */
export async function press(name: string | RegExp, inside: Pick<typeof screen, 'findByRole'> = screen) {
  const button = await inside.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  // React goes on with a part whose file comes only where the press itself is waited for.
  await act(() => person.click(button));
}

/** What the message at the corner says: over a dialog its words stand there twice, for the eye and for the ear. */
export const expectToast = (title: string, detail?: string): Promise<void> =>
  waitFor(() =>
    expect(toastStore.current()).toMatchObject(detail === undefined ? { title } : { title, detail }),
  );

/** The page as somebody sees it who comes by this address; gives the buttons of the browser and what was sought. */
export async function openPlans(
  plans: readonly LessonPlan[],
  answers: Answers = {},
  address = '/lesson-plans',
  user: CurrentUser = professor,
) {
  toastStore.dismiss();
  const sought: URLSearchParams[] = [];
  serve({
    'GET /api/school/{school}': () => school,
    'GET /api/school/{school}/lesson-plans': ({ url }) => {
      if (url.searchParams.get('waiting') === 'true')
        return counted(waiting(plans, user), waiting(plans, user).length);
      sought.push(url.searchParams);
      return counted(plans.map(listed), plans.length);
    },
    'GET /api/school/{school}/lesson-plans/options': () => ({
      ai: true,
      grades: ['6º ano', '9º ano'],
      subjects: ['matematica', 'historia'],
    }),
    'GET /api/lesson-plans/{id}': ({ url }) => {
      const found = plans.find(({ id }) => url.pathname.endsWith(`/${id}`));
      if (!found) throw new Error(`no plan at ${url.pathname}`);
      return found;
    },
    'GET /api/school/{school}/classes': () => [ninth],
    'GET /api/bncc/skills': () => ({
      loaded: true,
      total: 1,
      skills: [
        { code: 'EF09MA08', description: 'Resolver problemas.', unit: 'Álgebra', practice: '', objects: [] },
      ],
      next: null,
      similar: false,
    }),
    ...answers,
  });
  let navigate: NavigateFunction = () => undefined;
  function Browser() {
    navigate = useNavigate();
    return null;
  }
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={user}>
          <MemoryRouter initialEntries={[address]}>
            <LessonPlansPage />
            <ToastOutlet />
            <Browser />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
  return {
    sought,
    back: () => act(async () => navigate(-1)),
  };
}
