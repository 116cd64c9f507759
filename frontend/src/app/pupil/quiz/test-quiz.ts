import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { running } from '@/test/pupils';
import type { Answers } from '@/test/server';

import { openPupils } from '@/app/pupil/test-page';

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const statement = (ordinal: number) => screen.findByRole('heading', { name: `Pergunta ${ordinal}?` });

export function play(answers: Answers, quiz = running()): Promise<void> {
  return openPupils('/saeb-simulator', { 'GET /api/quiz/current': () => ({ quiz }), ...answers });
}

/** From here on time passes as the test says; testing-library waits by it, as it does in jest. */
export function stopClock() {
  vi.useFakeTimers();
  const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  return userEvent.setup({ advanceTimers });
}
