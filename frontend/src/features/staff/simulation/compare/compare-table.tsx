import type { ReactNode } from 'react';

import { TableWrap } from '@/kit/data/table/table-wrap';
import { AboutEqual } from '@/parts/index/about-equal';
import { formatDecimal, formatSigned } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';

import { compareText as text } from './compare.text';
import { differenceTo, gradesOf, letterOf, rateOf, type Scenario } from '../scenario/scenario';

interface Row {
  label: string;
  cell: (scenario: Scenario) => string;
  /** What stands in the cell, where it is more than those words. */
  shown?: (scenario: Scenario) => ReactNode;
  strong?: boolean;
}

const about = ({ index, exact }: Scenario): ReactNode =>
  exact ? <AboutEqual figure={formatDecimal(index, 2)} exact={exact} /> : formatDecimal(index, 2);

/** What the scenarios come to, which is what they are compared for. */
function resultsOf([first]: readonly Scenario[]): Row[] {
  const { rows } = text;
  return [
    { label: rows.index, cell: ({ index }) => formatDecimal(index, 2), shown: about, strong: true },
    { label: rows.published, cell: ({ published }) => formatDecimal(published, 1) },
    {
      label: text.difference(letterOf(0)),
      cell: (scenario) =>
        first && scenario !== first ? formatSigned(differenceTo(first, scenario), 2) : formatDecimal(null),
      strong: true,
    },
    { label: rows.target, cell: ({ target }) => formatLeast(target) },
  ];
}

/** What goes into them. */
function inputsOf(scenarios: readonly Scenario[]): Row[] {
  const { rows } = text;
  return [
    { label: rows.mode, cell: (scenario) => text.modes[scenario.mode] },
    {
      label: rows.edition,
      cell: ({ edition }) => (edition === null ? formatDecimal(null) : String(edition)),
    },
    { label: rows.lp, cell: ({ proficiencyLp }) => formatDecimal(proficiencyLp, 2) },
    { label: rows.mt, cell: ({ proficiencyMt }) => formatDecimal(proficiencyMt, 2) },
    ...gradesOf(scenarios).map((grade) => ({
      label: text.approval(grade),
      cell: (scenario: Scenario) => formatRate(rateOf(scenario, grade)),
    })),
    { label: rows.n, cell: ({ score }) => formatLeast(score, 2) },
    { label: rows.p, cell: ({ indicator }) => formatLeast(indicator, 3) },
  ];
}

/** The inputs that differ, and in words those that do not; what no scenario has is in neither. */
function parted(scenarios: readonly Scenario[]): { differ: Row[]; alike: string[] } {
  const differ: Row[] = [];
  const alike: string[] = [];
  for (const row of inputsOf(scenarios)) {
    const [one = formatDecimal(null), ...more] = new Set(scenarios.map(row.cell));
    if (more.length > 0) differ.push(row);
    else if (one !== formatDecimal(null)) alike.push(text.one(row.label, one));
  }
  return { differ, alike };
}

/** Scenarios side by side: one column each, named by its letter. */
export function CompareTable({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { differ, alike } = parted(scenarios);
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
          {[...resultsOf(scenarios), ...differ].map((row) => (
            <tr key={row.label} className={row.strong ? 'sim-compare-strong' : undefined}>
              <th scope="row">{row.label}</th>
              {scenarios.map((scenario) => (
                <td key={scenario.key} className="table-num">
                  {(row.shown ?? row.cell)(scenario)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {alike.length > 0 ? <p className="mt-3 text-xs text-subtle">{text.alike(alike)}</p> : null}
    </TableWrap>
  );
}
