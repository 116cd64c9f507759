import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marina } from '@/test/people';

import { SessionContext, useMay } from './session-context';

const user = { ...marina, rights: ['figure.enter'] };

it('lets a person do what the server lists, whatever their role', () => {
  const { result } = renderHook(() => [useMay('figure.enter'), useMay('goal.set')], {
    wrapper: ({ children }) => <SessionContext value={user}>{children}</SessionContext>,
  });
  expect(result.current).toEqual([true, false]);
});
