import { expect, it } from 'vitest';

import { address, fill } from './address';

it('fills the braces and puts the rest into the query, in the order given', () => {
  const filled = address('/api/school/{school}/comparison', { school: 7, stage: 'anos_finais', year: 2023 });
  expect(filled).toBe('/api/school/7/comparison?stage=anos_finais&year=2023');
});

it('leaves out what is absent', () => {
  expect(address('/api/school/{school}/simulations', { school: 7, before: null, limit: 50 })).toBe(
    '/api/school/7/simulations?limit=50',
  );
  expect(address('/api/school/{school}/simulations/insights', { school: 7, stage: null })).toBe(
    '/api/school/7/simulations/insights',
  );
  expect(address('/api/about')).toBe('/api/about');
});

it('keeps a value inside its place', () => {
  expect(address('/api/reference/schools/{inepCode}', { inepCode: '../3 5?' })).toBe(
    '/api/reference/schools/..%2F3%205%3F',
  );
});

it('keeps the body apart', () => {
  expect(fill('/api/school/{school}/goals', { school: 7, body: { goal: '5.4' } })).toEqual({
    address: '/api/school/7/goals',
    body: { goal: '5.4' },
  });
});
