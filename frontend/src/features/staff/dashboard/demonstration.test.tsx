import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';
import { edition2023, record } from '@/test/records';

import { boardOf } from './board';
import { evolutionOf } from './evolution/evolution';
import { numbersOf, panelsOf } from './evolution/evolution-chart';
import { OriginCard } from './origin/origin-card';

const nothing = { monthly: [], spread: null, count: 0 };
const check = { ideb: '5.0', agrees: true, coarse: null };

const of = (source: IdebRecord['source']) =>
  boardOf([record(2021, '4.9', { source }), { ...edition2023, source, check }], [], 'anos_finais');

describe('where real records say INEP, the demonstration says that its data are invented', () => {
  it.each([
    ['inep', 'Confere com o INEP', 'Publicado com uma casa'],
    ['inventado', 'Dados inventados', 'Com uma casa'],
  ] as const)('in the origin of the index: %s', (source, badge, ending) => {
    render(<OriginCard board={of(source)} />);
    document.querySelector('details')?.setAttribute('open', '');
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByText(new RegExp(ending))).toBeVisible();
    expect(screen.queryAllByText(/INEP|Publicado/).length === 0).toBe(source === 'inventado');
  });

  it('in the history’s line, table and CSV', () => {
    const evolution = evolutionOf(of('inventado'), nothing);
    const lines = panelsOf(evolution).flatMap((panel) => panel.lines);
    expect(lines.find(({ key }) => key === 'index')?.name).toBe('IDEB, dados inventados');
    const { columns, rows } = numbersOf(evolution, 'Anos Finais');
    expect(columns.at(-1)).toBe('Fonte do IDEB');
    expect(rows.map((row) => row.at(-1))).toEqual(['Dados inventados', 'Dados inventados']);
    expect(numbersOf(evolutionOf(of('inep'), nothing), 'Anos Finais').columns).not.toContain('Fonte do IDEB');
  });
});
