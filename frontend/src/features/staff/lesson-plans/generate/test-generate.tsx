import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, vi } from 'vitest';

import type { BnccSkill, FoundSkills } from '@/api/bncc';
import type { GeneratedPlan, PlanRequest, PlanSection } from '@/api/lessons/generate-plan';
import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import type { PlanSeed } from '@/domain/lesson/plan-for';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { marina } from '@/test/people';
import { type Answers, serve } from '@/test/server';

import { GenerateDialog } from './generate-dialog';
import { planSections } from './sections';

// What comes when it is needed is there at once.
import '@/kit/feedback/toast/toaster';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const fractions: BnccSkill = {
  code: 'EF06MA07',
  description: 'Compreender, comparar e ordenar frações.',
  unit: 'Números',
  practice: '',
  objects: ['Frações'],
};
export const sums: BnccSkill = { ...fractions, code: 'EF06MA10', description: 'Somar e subtrair frações.' };

export const found = (skills: BnccSkill[], part: Partial<FoundSkills> = {}): FoundSkills => ({
  loaded: true,
  total: skills.length,
  skills,
  next: null,
  similar: false,
  ...part,
});

export const generated: GeneratedPlan = {
  title: 'Frações no dia a dia',
  objectives: 'Comparar frações.\nSomar frações de mesmo denominador.',
  content: 'Fração como parte de um todo.',
  methodology:
    '10 min, Retomada: duas questões de memória.\n30 min, Prática: em duplas.\n10 min, Quiz de saída\nErros comuns: somar os denominadores.',
  resources: 'Quadro.\nTiras de papel.',
  evaluation: 'Pelo quiz de saída.',
  bnccAlignment: ['EF06MA07'],
  bnccObjectives: [{ code: 'EF06MA07', description: fractions.description }],
  quiz: [
    {
      statement: 'Quanto é 1/4 + 2/4?',
      options: ['3/8', '3/4', '2/8', '1/2'],
      correctAnswer: 'B',
      explanation: 'Somam-se os numeradores.',
      questionId: null,
    },
    {
      statement: 'O que <b>é</b> uma fração?',
      options: [],
      correctAnswer: null,
      explanation: 'Uma parte de um todo.',
      questionId: null,
    },
    {
      statement: 'Qual é maior?',
      options: ['1/2', '1/3', '1/4', '1/5'],
      correctAnswer: 'A',
      explanation: '',
      questionId: null,
    },
  ],
  dropped: [],
  cited: [],
  lacks: [],
  origin: 'modelo',
  notice: 'Montado por um modelo pronto, não por uma IA. Confira antes de usar.',
};

export const kept: LessonPlan = {
  ...generated,
  id: 31,
  subject: 'matematica',
  grade: '6º ano',
  duration: 50,
  targetAudience: '',
  schoolConsiderations: '',
  classId: null,
  className: null,
  day: null,
  status: 'rascunho',
  notes: '',
  version: 1,
  own: true,
  mayChange: true,
  authorName: 'Marina Souza',
  createdBy: 1,
  createdAt: '2026-08-06T20:46:00Z',
  changedByName: null,
  changedAt: null,
  sentAt: null,
  judgedAt: null,
  judgedByName: null,
};

/** A line of the answer, as the server sends it. */
type Line = { section: PlanSection } | { plan: GeneratedPlan } | { problem: object };

/** All sections, then the plan. */
export const whole = (plan: GeneratedPlan = generated): Line[] => [
  ...planSections.map((section) => ({ section })),
  { plan },
];

/** What is written into the answer of a plan that is asked for, line by line. */
export interface Writer {
  asked: PlanRequest[];
  say: (...lines: Line[]) => Promise<void>;
  wasLeft: () => boolean;
}

const ASK = 'POST /api/lesson-plans/generate';

/** Answers what asks for a plan line by line, when the test says so; everything else as `serve` does, a refusal at once too. */
export function serveWriter(answers: Answers): Writer {
  serve({
    'GET /api/school/{school}/lesson-plans/options': () => ({ ai: false, grades: [], subjects: [] }),
    'GET /api/bncc/skills': () => found([fractions, sums]),
    'POST /api/lesson-plans': () => kept,
    ...answers,
  });
  const others = globalThis.fetch;
  const asked: PlanRequest[] = [];
  let answer: ReadableStreamDefaultController<Uint8Array> | null = null;
  let left = false;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/lesson-plans/generate' || ASK in answers) return others(path, init);
    asked.push(JSON.parse(String(init.body)));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        answer = controller;
        init.signal?.addEventListener('abort', () => {
          left = true;
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
  });
  return {
    asked,
    async say(...lines) {
      await waitFor(() => expect(answer).not.toBeNull());
      await act(async () => {
        for (const line of lines) answer?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        if (lines.some((line) => !('section' in line))) {
          answer?.close();
          answer = null;
        }
      });
    },
    wasLeft: () => left,
  };
}

/** Waits for the button, and until it may be pressed. */
export async function press(name: string | RegExp, inside: Pick<typeof screen, 'findByRole'> = screen) {
  const button = await inside.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await act(() => person.click(button));
}

export const expectToast = (title: string): Promise<void> =>
  waitFor(() => expect(toastStore.current()).toMatchObject({ title }));

/** The dialog over nothing; tells how it was left. */
export async function openDialog(seed: PlanSeed = {}) {
  toastStore.dismiss();
  const told = { closed: 0, saved: [] as number[] };
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={marina}>
          <MemoryRouter>
            <GenerateDialog
              seed={seed}
              onClose={() => (told.closed += 1)}
              onSaved={(id) => told.saved.push(id)}
            />
            <ToastOutlet />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
  return told;
}

/** What must be said, said. */
export async function fillRequest() {
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  await person.selectOptions(screen.getByLabelText('Série/Ano'), '6º ano');
  await person.type(screen.getByLabelText('Tópico/Tema'), 'Frações');
}

/** A plan as it stands there to be read. */
export async function openReview(
  answers: Answers = {},
  plan: GeneratedPlan = generated,
  seed: PlanSeed = {},
) {
  const writer = serveWriter(answers);
  const told = await openDialog(seed);
  await fillRequest();
  await press('Gerar plano');
  await writer.say(...whole(plan));
  await screen.findByRole('heading', { name: 'Confira o plano' });
  return { told, writer };
}
