import { expect, it } from 'vitest';

import { randomPassword } from './random-password';

it('has eight letters and numbers, none of which is taken for another, and all come about as often', () => {
  const many = Array.from({ length: 4_000 }, randomPassword);
  expect(many.every((password) => /^[2-9A-HJKMNP-Z]{8}$/.test(password))).toBe(true);
  expect(new Set(many).size).toBe(many.length);
  const counts = new Map<string, number>();
  for (const character of many.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // Of 32,000 characters 8,258 are among the first eight, give or take 78; a byte taken modulo 31 gives 9,000 of them.
  const ofTheFirst = [...'23456789'].reduce((sum, character) => sum + (counts.get(character) ?? 0), 0);
  expect(ofTheFirst).toBeGreaterThan(7_750);
  expect(ofTheFirst).toBeLessThan(8_700);
});
