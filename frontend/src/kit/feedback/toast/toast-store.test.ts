import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { toast, toastStore } from './toast-store';
import { undoable } from './undoable';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const title = () => toastStore.current()?.title ?? null;

it('what went well ends with its page, unless it was said on the way to the next', () => {
  toast.success('Meta salva');
  toastStore.leavePage();
  expect(title()).toBe('Meta salva');
  vi.advanceTimersByTime(2_000);
  toastStore.leavePage();
  expect(title()).toBeNull();
});

it('what failed stays to be read', () => {
  toast.error('Não foi possível salvar');
  vi.advanceTimersByTime(2_000);
  toastStore.leavePage();
  expect(title()).toBe('Não foi possível salvar');
});

it.each([
  ['says so', () => Promise.resolve(), 'Desfeito', undefined],
  [
    'that fails says why',
    () =>
      Promise.reject(
        Object.assign(new Error(), { fields: {}, sentence: () => 'Já há outra turma com este nome.' }),
      ),
    'Não foi possível desfazer',
    'Já há outra turma com este nome.',
  ],
])('taking back %s', async (_, undo, told, detail) => {
  undoable('Turma arquivada', undo);
  toastStore.current()?.undo?.();
  await vi.waitFor(() => expect(title()).toBe(told));
  expect(toastStore.current()).toMatchObject({ detail });
  expect(toastStore.current()?.undo).toBeUndefined();
});
