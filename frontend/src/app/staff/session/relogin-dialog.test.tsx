import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isUserStored } from '@/api/session/session';
import { marina as user } from '@/test/people';
import { type Answer, refuse, serve } from '@/test/server';

import { ReloginDialog } from './relogin-dialog';

const LOGIN = 'POST /api/auth/login';

async function enter(answer: Answer<typeof LOGIN>) {
  const asked = vi.fn<typeof answer>(answer);
  const onDone = vi.fn<() => void>();
  serve({ [LOGIN]: asked });
  render(
    <MemoryRouter>
      <ReloginDialog user={user} onDone={onDone} />
    </MemoryRouter>,
  );
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.type(await screen.findByLabelText('Senha'), 'segredo{Enter}');
  return { asked, onDone, person };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('signing in again over the page, while many sign in', () => {
  const busyOnce = () => {
    const answer = vi.fn<Answer<typeof LOGIN>>(() => user);
    return answer.mockImplementationOnce(() => refuse(503, 'O sistema está ocupado.', 9));
  };
  const words = 'Muita gente está entrando agora. Nova tentativa em 9 segundos.';

  it('says that it tries again, and does', async () => {
    const { asked, onDone } = await enter(busyOnce());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(onDone).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('stops when it is told to, and says why', async () => {
    const { asked, onDone, person } = await enter(busyOnce());
    await person.click(await screen.findByRole('button', { name: 'Não tentar de novo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('O sistema está ocupado.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([asked.mock.calls.length, onDone.mock.calls.length, isUserStored()]).toEqual([1, 0, false]);
  });
});
