import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type {
  AnswerSheet,
  AskedQuestion,
  ClassSimulation,
  ClassSimulationDetail,
  ClassSimulationResult,
  ReadSimulation,
  SkillRate,
} from '@/api/class-simulations/class-simulations';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';

import { ClassSimulationPage } from './class-simulation-page';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

const asked = (ordinal: number, question: string): AskedQuestion => ({
  ordinal,
  questionId: 100 + ordinal,
  version: 1,
  question,
  optionA: `a${ordinal}`,
  optionB: `b${ordinal}`,
  optionC: `c${ordinal}`,
  optionD: `d${ordinal}`,
  baseText: null,
  baseTextSource: null,
  imageId: null,
  imageAlt: null,
  difficulty: 'medio',
  skillId: 1,
  skillName: 'D28 (9º ano)',
  answer: null,
  correctAnswer: null,
  explanation: null,
});

const simulation: ClassSimulation = {
  id: 5,
  schoolId: 7,
  classId: 4,
  className: '9º A',
  subjectId: 2,
  subjectName: 'Matemática',
  kind: 'projetada',
  difficulty: 'misto',
  skillId: null,
  skillName: null,
  status: 'em_andamento',
  questions: 3,
  pupils: 0,
  done: 0,
  hits: null,
  answers: null,
  hitRate: null,
  grade: null,
  startedById: 1,
  startedByName: 'Marina Souza',
  startedAt: '2026-11-14T13:40:00Z',
  endedAt: null,
  mayChange: true,
};

/** Three questions on the wall; the right one is always A. */
export const projected: ClassSimulationDetail = {
  ...simulation,
  revision: 0,
  asked: [asked(1, 'Quantos pães?'), asked(2, 'Quantos metros?'), asked(3, 'Quantos dias?')],
  sheets: [],
};

/** As the server answers it. */
export function onWire({
  asked: questions,
  sheets,
  revision,
  ...rest
}: ClassSimulationDetail): ReadSimulation {
  return structuredClone({ simulation: rest, revision, asked: questions, sheets });
}

const sheet = (studentId: number, name: string): AnswerSheet => ({
  studentId,
  name,
  absent: false,
  marks: [null, null, null],
  typed: 0,
  hits: 0,
  observations: null,
});

/** The same three on paper, for two pupils. */
export const printed: ClassSimulationDetail = {
  ...projected,
  kind: 'impressa',
  pupils: 2,
  asked: projected.asked.map((one) => Object.assign({}, one, { correctAnswer: 'A' as const })),
  sheets: [sheet(11, 'Amanda Luz'), sheet(12, 'Bernardo Rios')],
};

const fraction = ({ kind }: ClassSimulationDetail): SkillRate => ({
  skillId: 9,
  name: 'Fração',
  by: kind,
  hits: 0,
  answers: 1,
  hitRate: 0,
  enough: true,
  apart: null,
});

/** What came out: two of three. */
export const resultOf = (detail: ClassSimulationDetail): ClassSimulationResult => ({
  simulation: detail,
  hits: 2,
  answers: 3,
  skipped: 0,
  hitRate: 67,
  grade: '6.7',
  gradeBefore: '5.5',
  meanSeconds: detail.kind === 'projetada' ? 112 : null,
  participants: detail.kind === 'projetada' ? 0 : 2,
  absent: 0,
  untyped: 0,
  feedback: ['Boa turma em porcentagem; fração é o que falta.', '2 de 3 questões certas.'],
  skills: [
    fraction(detail),
    {
      ...fraction(detail),
      skillId: 1,
      name: 'D28 (9º ano)',
      hits: 2,
      answers: 2,
      hitRate: 100,
      enough: false,
    },
  ],
  retake: fraction(detail),
  retakeText: 'Retome primeiro Fração.',
  asked: detail.asked.map(({ ordinal, questionId, question }) => ({
    ordinal,
    questionId,
    question,
    skillId: 1,
    skillName: 'D28 (9º ano)',
    correctAnswer: 'A',
    letter: ordinal === 3 ? 'B' : 'A',
    hits: ordinal === 3 ? 0 : 1,
    answers: 1,
    hitRate: ordinal === 3 ? 0 : 100,
    options: [
      { letter: 'A', answers: 1 },
      { letter: 'B', answers: 0 },
    ],
    blank: 0,
  })),
  ranking:
    detail.kind === 'projetada'
      ? []
      : [
          {
            place: 1,
            studentId: 11,
            name: 'Amanda Luz',
            hits: 3,
            questions: 3,
            hitRate: 100,
            grade: '10.0',
            observations: null,
          },
        ],
  history: [],
});

/** Waits for the button, and until it may be pressed. */
export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  // React goes on with a part whose file comes only where the press itself is waited for.
  await act(() => person.click(button));
}

/** The page of one simulation, once the file of its view is there, and where it may lead. */
export const openSimulation = (address = '/classroom/simulacao?id=5') =>
  act(async () =>
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={marina}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/classroom/simulacao" element={<ClassSimulationPage />} />
              <Route path="/classroom" element={<p>A aba Simulação</p>} />
            </Routes>
            <ToastOutlet />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    ),
  );
