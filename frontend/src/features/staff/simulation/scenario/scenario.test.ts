import { describe, expect, it } from 'vitest';

import type { Simulation } from '@/api/index/simulations';
import { formatSigned } from '@/domain/decimal';

import { estimate } from '../quick/quick-values';
import {
  differenceTo,
  gradesOf,
  letterOf,
  quickScenario,
  isSameScenario,
  savedScenario,
  toggleChoice,
} from './scenario';
import { simulationLine } from '../history/simulation-line';

const saved: Simulation = {
  id: 11,
  userId: 1,
  userName: 'Marina Souza',
  schoolId: 1,
  name: 'Reforço nas duas provas',
  mayChange: true,
  mode: 'oficial',
  stage: 'anos_finais',
  edition: 2023,
  approvalRate: '94.00',
  saebScore: '5.54',
  calculatedIdeb: '5.21',
  publishedIdeb: '5.2',
  printedIndicator: '0.940',
  line: { score: '5.53833', indicator: '0.93996', product: '5.2058', exact: null },
  targetIdeb: '5.10',
  meetsTarget: true,
  proficiencyLp: '267.00',
  proficiencyMt: '265.50',
  approvalByGrade: [
    { grade: '7º ano', rate: '93.7' },
    { grade: '6º ano', rate: '93.4' },
    { grade: '8º ano', rate: null },
  ],
  createdAt: '2025-10-09T14:20:00Z',
};
const quickSaved: Simulation = {
  ...saved,
  id: 12,
  mode: 'rapida',
  printedIndicator: null,
  line: null,
  edition: null,
  approvalByGrade: [],
  approvalRate: '94.50',
  saebScore: '5.40',
  calculatedIdeb: '5.10',
};

const typed = { stage: 'anos_finais', approvalRate: '94,5', saebScore: '5,4', targetIdeb: '' } as const;

describe('scenarios side by side', () => {
  it('turn a rate into a fraction and measure against the first', () => {
    const official = savedScenario(saved);
    const estimated = estimate(typed);
    const current = estimated && quickScenario(estimated);
    expect([official.score, official.indicator]).toEqual(['5.53833', '0.93996']);
    expect(current?.indicator).toBe('0.945');
    expect(current && formatSigned(differenceTo(official, current), 2)).toBe('−0,11');
  });

  it('list the grades that any of them knows, in school order', () => {
    expect(gradesOf([savedScenario(quickSaved), savedScenario(saved)])).toEqual(['6º ano', '7º ano']);
  });

  it('know the calculation on screen once it is saved', () => {
    const current = estimate({ ...typed, targetIdeb: '5,1' });
    const other = estimate({ ...typed, targetIdeb: '5,2' });
    expect(current && isSameScenario(quickScenario(current), savedScenario(quickSaved))).toBe(true);
    expect(other && isSameScenario(quickScenario(other), savedScenario(quickSaved))).toBe(false);
    const again = savedScenario({ ...saved, id: 13, proficiencyLp: '267.0' });
    expect(isSameScenario(again, savedScenario(saved))).toBe(true);
    expect(isSameScenario({ ...again, approval: [] }, savedScenario(saved))).toBe(false);
    expect(isSameScenario({ ...again, stage: 'ensino_medio' }, savedScenario(saved))).toBe(false);
  });

  it('are at most four', () => {
    expect(toggleChoice(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
    expect(letterOf(3)).toBe('D');
  });
});

describe('a saved simulation in one line', () => {
  it('shows what its mode asks for', () => {
    expect(simulationLine(quickSaved)).toBe('Aprovação 94,5\u00a0% • SAEB 5,4');
    expect(simulationLine(saved)).toBe('MT 265,50 • LP 267,00 • P 0,940');
    expect(simulationLine({ ...saved, proficiencyLp: null })).toBe('N 5,54 • P 0,940');
  });
});
