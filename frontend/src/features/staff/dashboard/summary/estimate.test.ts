import { describe, expect, it } from 'vitest';

import { decimal, formatDecimal } from '@/domain/decimal';
import { edition2021, edition2023, record } from '@/test/records';
import { outlookAnswer } from '@/test/outlook';

import { boardOf } from '../board';
import { aimOf, estimateOf, figuresToTry } from './estimate';

const estimate = (approvalRate: string, saebScore: string, aim: string | null = '5.1') => {
  const found = estimateOf({ approvalRate, saebScore }, decimal(aim));
  if (!found) return null;
  const { index, published, target, threshold, missing } = found;
  return [index, published, target, threshold, missing].map((value) => formatDecimal(value));
};

describe('what two numbers give while one types', () => {
  it('is their index, what that publishes, and what the aim lacks', () => {
    expect(estimate('94,0', '5,33')).toEqual(['5,01', '5,0', '5,1', '5,05', '0,04']);
    expect(estimate('94,5', '5,4')).toEqual(['5,10', '5,1', '5,1', '5,05', '–']);
  });

  it('never seems to publish what it does not', () => {
    // 5,0463: with two places it would stand at the threshold.
    expect(estimate('93,8', '5,3799')).toEqual(['5,046', '5,0', '5,1', '5,05', '0,004']);
  });

  it('aims at the next tenth without anything else to aim at', () => {
    expect(estimate('94,0', '5,33', null)?.[2]).toBe('5,1');
    expect(estimate('100', '10', null)).toEqual(['10,00', '10,0', '10,0', '9,95', '–']);
  });

  it.each([
    ['', '5,33'],
    ['abc', '5,33'],
    ['100,1', '5,33'],
    ['94', '-1'],
    ['94', '10,01'],
  ])('is nothing of %s and %s', (approval, score) => {
    expect(estimate(approval, score)).toBeNull();
  });
});

it('begins with the newest edition that has both numbers', () => {
  const later = record(2025, null, { approvalRate: '95.0' });
  expect(figuresToTry(boardOf([edition2021, edition2023, later], [], 'anos_finais'))?.year).toBe(2023);
  expect(figuresToTry(boardOf([later], [], 'anos_finais'))).toBeNull();
});

it('aims at what the answer aims at, else at the goal', () => {
  const board = boardOf([edition2021], [], 'anos_finais');
  expect(formatDecimal(aimOf(outlookAnswer, board))).toBe('5,1');
  expect(formatDecimal(aimOf(null, board))).toBe('5,4');
  expect(aimOf(null, boardOf([], [], 'anos_finais'))).toBeNull();
});
