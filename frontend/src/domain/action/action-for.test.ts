import { expect, it } from 'vitest';

import { actionFor, actionSeedOf } from './action-for';

const read = (address: string) => actionSeedOf(new URL(address, 'http://localhost').searchParams);

const seed = {
  title: 'Reforço de D29 no 9º A',
  description: '24 dos 34 alunos & mais.',
  type: 'matematica',
  students: 24,
} as const;

it('what an action is to begin with comes back from the address', () => {
  expect(actionFor(seed)).toMatch(/^\/actions\?nova=1&titulo=/);
  expect(read(actionFor(seed))).toEqual(seed);
});

it('what cannot be is left out', () => {
  expect(read('/actions?nova=1&tipo=festa&alunos=-3&titulo=+a%0Ab+')).toEqual({
    title: 'a b',
    description: '',
    type: null,
    students: null,
  });
  expect(read(`/actions?nova=1&titulo=${'x'.repeat(300)}`)?.title).toHaveLength(200);
});

it('an address that asks for none has none', () => {
  expect(read('/actions?titulo=Reforço')).toBeNull();
});
