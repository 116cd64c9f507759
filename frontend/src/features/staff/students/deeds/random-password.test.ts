import { expect, it } from 'vitest';

import { randomPassword } from './random-password';

it('has eight letters and numbers, none of which is taken for another, and all come about as often', () => {
  const many = Array.from({ length: 4_000 }, randomPassword);
  expect(many.every((password) => /^[2-9A-HJKMNP-Z]{8}$/.test(password))).toBe(true);
  expect(new Set(many).size).toBe(many.length);
  const counts = new Map<string, number>();
  for (const character of many.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // 32,000 characters: 1,032 of each, give or take 32; a byte taken modulo 31 gives the first eight 12 % more.
  expect(Math.min(...counts.values())).toBeGreaterThan(800);
  expect(Math.max(...counts.values())).toBeLessThan(1_280);
});
