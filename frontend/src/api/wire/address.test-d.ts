// Nothing here runs: each `@ts-expect-error` fails the type check as soon as what stands below it compiles.
import { expectTypeOf } from 'vitest';

import { useMay } from '@/api/session/session-context';

import { type Address, address, type Schemas } from './address';
import { ask, del, post, postOnce, put, read } from './client';
import { upload } from './upload';
import { useResource } from './use-resource';

const school = 1;
const goal = { stage: 'anos_finais', year: 2027, goal: '5.4' } as const;
const progress = { onProgress: () => undefined, signal: new AbortController().signal, rehearsal: true };

export function answers() {
  expectTypeOf(read('/api/school/{school}/goals', { school })).resolves.toEqualTypeOf<Schemas['Goal'][]>();
  expectTypeOf(read('/api/about')).resolves.toEqualTypeOf<Schemas['About']>();
  expectTypeOf(put('/api/school/{school}/goals', { school, body: goal })).resolves.toEqualTypeOf<
    Schemas['Goal']
  >();
  expectTypeOf(del('/api/school/{school}/ideb/{id}', { school, id: 3 })).resolves.toEqualTypeOf<void>();
  expectTypeOf(ask('/api/auth/logout')).resolves.toEqualTypeOf<void>();
  expectTypeOf(postOnce('/api/simulations', { body: { approvalRate: '94.5' } })).resolves.toEqualTypeOf<
    Schemas['Simulation']
  >();
  expectTypeOf(
    upload('/api/school/{school}/ideb/import', { school, body: { file: new Blob() } }, progress),
  ).resolves.toEqualTypeOf<Schemas['ImportReport']>();
  expectTypeOf(address('/api/school/{school}', { school })).toEqualTypeOf<Address<Schemas['School']>>();
}

export function fields() {
  // @ts-expect-error a goal has no such field
  void read('/api/school/{school}/goals', { school }).then(([first]) => first?.meta);
  // @ts-expect-error a year is a number
  void read('/api/school/{school}/goals', { school }).then(([first]) => first?.year.trim());
}

export function wrongPaths() {
  // @ts-expect-error no such path
  void read('/api/school/{school}/goal', { school });
  // @ts-expect-error filled in by hand
  void read('/api/school/1/goals');
  // @ts-expect-error it is written, not read
  void read('/api/simulations');
  // @ts-expect-error it is put, not posted
  void post('/api/school/{school}/goals', { school, body: goal });
  // @ts-expect-error only what is read can be a key
  void address('/api/auth/login');
}

export function wrongParameters() {
  // @ts-expect-error the school is missing
  void read('/api/school/{school}/goals');
  // @ts-expect-error the school is missing
  void read('/api/school/{school}/goals', {});
  // @ts-expect-error misspelt
  void read('/api/school/{school}/goals', { schol: school });
  // @ts-expect-error a school's id is a number
  void read('/api/school/{school}/goals', { school: '1' });
  // @ts-expect-error it takes none
  void read('/api/about', { school });
  // @ts-expect-error no such parameter in the query
  void read('/api/school/{school}/activities', { school, most: 4 });
  // @ts-expect-error the query's number is no text
  void read('/api/school/{school}/activities', { school, limit: '4' });
  // @ts-expect-error no such stage
  void read('/api/school/{school}/comparison', { school, stage: 'creche' });
  // @ts-expect-error the year is missing
  void del('/api/school/{school}/goals/{stage}/{year}', { school, stage: 'anos_finais' });
}

export function wrongBodies() {
  // @ts-expect-error the body is missing
  void put('/api/school/{school}/goals', { school });
  // @ts-expect-error misspelt
  void put('/api/school/{school}/goals', { school, body: { ...goal, meta: '5.4' } });
  // @ts-expect-error a decimal travels as text
  void put('/api/school/{school}/goals', { school, body: { ...goal, goal: 5.4 } });
  // @ts-expect-error the username is missing
  void ask('/api/auth/login', { body: { password: 'segredo' } });
  // @ts-expect-error the server calculates the index itself
  void postOnce('/api/simulations', { body: { calculatedIdeb: '5.1' } });
  // @ts-expect-error no such file field
  void upload('/api/school/{school}/ideb/import', { school, body: { sheet: new Blob() } }, progress);
}

export function onlyOnce() {
  // @ts-expect-error what acts once is sent under a key
  void post('/api/simulations', { body: {} });
  // @ts-expect-error what saves is no question
  void ask('/api/auth/password', { body: { currentPassword: 'antiga', newPassword: 'nova' } });
  // @ts-expect-error the server keeps no key of a sign-in
  void postOnce('/api/auth/login', { body: { username: 'marina', password: 'segredo' } });
}

export function Hooks() {
  // @ts-expect-error a key is an address that was filled in
  useResource('/api/about');
  expectTypeOf(useMay('goal.set')).toEqualTypeOf<boolean>();
  // @ts-expect-error no such operation
  useMay('goal.ste');
  // @ts-expect-error a read is no right
  useMay('goal.list');
}
