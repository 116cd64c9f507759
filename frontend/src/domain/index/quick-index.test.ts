import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { parseDecimal, toWire } from '@/domain/decimal';
import { quickIndex } from './quick-index';

interface Case {
  approvalRate: string;
  saebScore: string;
  ideb: string;
}

/** The same cases prove the server's arithmetic. */
const cases: Case[] = JSON.parse(
  readFileSync(resolve(process.cwd(), '../crates/ideb-core/tests/quick_cases.json'), 'utf8'),
);

describe('quickIndex', () => {
  it('has cases to agree on', () => {
    expect(cases.length).toBeGreaterThan(5);
  });

  it.each(cases)('$approvalRate % and $saebScore give $ideb', ({ approvalRate, saebScore, ideb }) => {
    const [approval, saeb] = [parseDecimal(approvalRate), parseDecimal(saebScore)];
    expect(approval && saeb && toWire(quickIndex(approval, saeb))).toBe(ideb);
  });
});
