import { describe, expect, it } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';

import { byCheck, checkedEditions, editionList } from './checked-editions';
import { historyNote } from '../history/history-note';

const checked = (
  stage: IdebRecord['stage'],
  year: number,
  idebScore: string,
  source: IdebRecord['source'] = 'inep',
) =>
  ({
    stage,
    year,
    idebScore,
    source,
    check: { ideb: idebScore, agrees: true, coarse: null },
    line: { score: '5.0000', indicator: '1.0000', product: '5.0000', exact: null },
  }) as IdebRecord;

describe('the editions that were checked', () => {
  it('agree, differ, or have too few places to tell', () => {
    const verdict = (year: number, agrees: boolean | null): IdebRecord => {
      const record = checked('anos_finais', year, '5.0');
      const coarse = agrees === null ? { figure: 'P' as const, places: 2 } : null;
      return { ...record, check: { ideb: '5.0', agrees, coarse } };
    };
    const { agreeing, differing, open } = byCheck(
      checkedEditions([verdict(2019, true), verdict(2021, false), verdict(2023, null)]),
    );
    expect([agreeing, differing, open].map((records) => records.map(({ year }) => year))).toEqual([
      [2019],
      [2021],
      [2023],
    ]);
  });

  it('are those of INEP, named one by one', () => {
    const records = [
      checked('anos_finais', 2021, '4.9'),
      checked('anos_finais', 2023, '5.0'),
      checked('ensino_medio', 2019, '5.5'),
      checked('anos_finais', 2025, '5.2', 'escola'),
    ];
    const found = checkedEditions(records);
    expect(found.map((record) => record.year)).toEqual([2023, 2021, 2019]);
    expect(editionList(found)).toBe('Anos Finais 2021 (4,9) e 2023 (5,0), Ensino Médio 2019 (5,5)');
  });

  it('are summed up when they are many', () => {
    const years = [2011, 2013, 2015, 2017, 2019, 2021, 2023];
    const found = checkedEditions(years.map((year) => checked('anos_iniciais', year, '5.0')));
    expect(editionList(found)).toBe('Anos Iniciais de 2011 a 2023');
  });
});

describe('the note under the history', () => {
  it('counts what lies beyond the four', () => {
    expect(historyNote(4, 8)).toBe('Mostrando as 4 simulações mais recentes • 8 mais no histórico');
    expect(historyNote(2, 0)).toBe('Mostrando as 2 simulações mais recentes');
    expect(historyNote(1, 0)).toBe('Mostrando a simulação mais recente');
  });
});
