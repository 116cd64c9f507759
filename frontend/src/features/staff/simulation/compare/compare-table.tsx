import type { ReactNode } from 'react';

import { TableWrap } from '@/kit/data/table-wrap';
import { AboutEqual } from '@/parts/index/about-equal';
import { formatDecimal, formatSigned } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';

import { compareText as text } from './compare.text';
import { differenceTo, gradesOf, letterOf, rateOf, type Scenario } from '../scenario/scenario';

interface Row {
  label: string;
  cell: (scenario: Scenario) => ReactNode;
  strong?: boolean;
}

function rowsOf(scenarios: readonly Scenario[]): Row[] {
  const { rows } = text;
  const first = scenarios[0];
  return [
    { label: rows.mode, cell: (scenario) => text.modes[scenario.mode] },
    { label: rows.edition, cell: ({ edition }) => edition ?? formatDecimal(null) },
    { label: rows.lp, cell: ({ proficiencyLp }) => formatDecimal(proficiencyLp, 2) },
    { label: rows.mt, cell: ({ proficiencyMt }) => formatDecimal(proficiencyMt, 2) },
    ...gradesOf(scenarios).map((grade) => ({
      label: text.approval(grade),
      cell: (scenario: Scenario) => formatRate(rateOf(scenario, grade)),
    })),
    { label: rows.n, cell: ({ score }) => formatLeast(score, 2) },
    { label: rows.p, cell: ({ indicator }) => formatLeast(indicator, 3) },
    {
      label: rows.index,
      cell: ({ index, exact }) =>
        exact ? <AboutEqual figure={formatDecimal(index, 2)} exact={exact} /> : formatDecimal(index, 2),
      strong: true,
    },
    { label: rows.published, cell: ({ published }) => formatDecimal(published, 1) },
    { label: rows.target, cell: ({ target }) => formatLeast(target) },
    {
      label: text.difference(letterOf(0)),
      cell: (scenario) =>
        first && scenario !== first ? formatSigned(differenceTo(first, scenario), 2) : formatDecimal(null),
      strong: true,
    },
  ];
}

/** Scenarios side by side: one column each, named by its letter. */
export function CompareTable({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <TableWrap label={text.caption}>
      <table className="table-data table-dense sim-compare">
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            {scenarios.map((scenario, place) => (
              <th key={scenario.key} scope="col" className="table-num">
                <b>
                  <span className="sr-only">{text.scenario('')}</span>
                  {letterOf(place)}
                </b>
                <span>{scenario.name ?? text.current}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(scenarios).map((row) => (
            <tr key={row.label} className={row.strong ? 'sim-compare-strong' : undefined}>
              <th scope="row">{row.label}</th>
              {scenarios.map((scenario) => (
                <td key={scenario.key} className="table-num">
                  {row.cell(scenario)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrap>
  );
}
