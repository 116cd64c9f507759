import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Tooltip } from './tooltip';

const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const button = () => screen.getByRole('button', { name: 'Excluir 2023' });

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Excluir">
      <button type="button" aria-label="Excluir 2023" />
    </Tooltip>,
  );
});

afterEach(() => vi.useRealTimers());

it.each([
  ['pointed at', () => fireEvent.pointerEnter(button())],
  ['focused', () => fireEvent.focus(button())],
])('describes a control 700 ms after it was %s', async (_, reach) => {
  reach();
  await later(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await later(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Excluir');
  expect(button()).toHaveAccessibleDescription('Excluir');
});

it.each([
  ['the pointer leaves', () => fireEvent.pointerLeave(button())],
  ['the focus leaves', () => fireEvent.blur(button())],
  ['the control is pressed', () => fireEvent.pointerDown(button())],
])('goes when %s, and does not come after it', async (_, leave) => {
  fireEvent.pointerEnter(button());
  await later(700);
  leave();
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(button());
  await later(300);
  leave();
  await later(700);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('goes with Escape, which then closes nothing else', async () => {
  fireEvent.focus(button());
  await later(700);
  expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(true);
});
