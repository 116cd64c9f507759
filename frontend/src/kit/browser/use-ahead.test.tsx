import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useAhead } from './use-ahead';

it('asks once, when a person is there, and never for a page that was left', () => {
  const preload = vi.fn<() => void>();
  const { unmount } = renderHook(() => useAhead(preload));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  expect(preload).toHaveBeenCalledOnce();
  unmount();
  renderHook(() => useAhead(preload)).unmount();
  fireEvent.pointerDown(window);
  expect(preload).toHaveBeenCalledOnce();
});

it('asks for a form that a password manager fills in, with no key and no pointer', () => {
  const preload = vi.fn<() => void>();
  renderHook(() => useAhead(preload));
  fireEvent.input(document.body);
  expect(preload).toHaveBeenCalledOnce();
});
