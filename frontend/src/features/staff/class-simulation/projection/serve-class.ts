import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { refuse, serve } from '@/test/server';

import { onWire, projected, resultOf } from '../test-page';

interface Posted {
  ordinal: number;
  letter: string | null | undefined;
  seconds: number;
}

/** A server that knows the right answers (always A), and what was sent to it; offline it is not heard. */
export function serveClass({ offline = false, signedOut = false } = {}) {
  const server = { offline, signedOut, posted: [] as Posted[], detail: structuredClone(projected) };
  serve({
    'GET /api/class-simulations/{id}': () => onWire(server.detail),
    'GET /api/class-simulations/{id}/result': () => resultOf(server.detail),
    'POST /api/class-simulations/{id}/answers': ({ body }) => {
      if (server.offline) return refuse(503, 'Ocupado.');
      if (server.signedOut) return refuse(401, 'Entre no sistema para continuar.');
      server.posted.push({ ordinal: body.ordinal, letter: body.letter, seconds: body.seconds });
      const answered = server.posted.length;
      const correct = body.letter === 'A';
      const verdict = { correctAnswer: 'A', explanation: `Porque ${body.ordinal}.` } as const;
      answer(server.detail, body, correct, verdict);
      return { ...verdict, ...body, letter: body.letter ?? null, correct, hits: 0, answered, questions: 3 };
    },
    'POST /api/class-simulations/{id}/finish': () => {
      server.detail.status = 'concluida';
      return server.detail;
    },
    'POST /api/class-simulations/{id}/abandon': ({ url }) => {
      const isOpen = url.pathname.includes(`/${server.detail.id}/`);
      if (isOpen) server.detail.status = 'abandonada';
      return { ...server.detail, status: 'abandonada' };
    },
    'POST /api/class-simulations': ({ body }) => {
      server.detail = { ...structuredClone(projected), id: 6 };
      expect(body).toMatchObject({ kind: 'projetada', questionIds: [101, 102, 103], difficulty: 'misto' });
      return server.detail;
    },
  });
  return server;
}

export function answer(
  detail: ClassSimulationDetail,
  {
    ordinal,
    letter = null,
    seconds,
  }: { ordinal: number; letter?: 'A' | 'B' | 'C' | 'D' | null; seconds: number },
  correct: boolean,
  verdict: { correctAnswer: 'A'; explanation: string },
) {
  const one = detail.asked[ordinal - 1];
  if (one) Object.assign(one, verdict, { answer: { letter, seconds, correct, answeredAt: '' } });
}

export const statement = (words: string) => screen.findByRole('heading', { level: 1, name: words });
