import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { CurrentUser } from './session';
import { SessionContext, useMay } from './session-context';

const user: CurrentUser = {
  id: 1,
  schoolId: 7,
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  name: 'Marina Souza',
  role: 'gestor',
  rights: ['figure.enter'],
  email: null,
};

it('lets a person do what the server lists, whatever their role', () => {
  const { result } = renderHook(() => [useMay('figure.enter'), useMay('goal.set')], {
    wrapper: ({ children }) => <SessionContext value={user}>{children}</SessionContext>,
  });
  expect(result.current).toEqual([true, false]);
});
