import { Check } from 'lucide-react';

import type { AskedResult } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/percent';
import type { SimulationKind } from '@/domain/class-simulation/kind';
import { type Column, DataTable } from '@/kit/data/table/data-table';

import { resultText } from './result.text';

import './asked-table.css';

const text = resultText.asked;

const about: Column<AskedResult> = {
  key: 'question',
  label: text.question,
  cell: ({ ordinal, question, skillName }) => (
    <span className="asked-table-question">
      <b>{ordinal}.</b> {question}
      {skillName === null ? null : <span className="asked-table-skill">{skillName}</span>}
    </span>
  ),
};

const right: Column<AskedResult> = {
  key: 'right',
  label: text.right,
  cell: ({ correctAnswer }) => <b>{correctAnswer}</b>,
};

const columns: Readonly<Record<SimulationKind, readonly Column<AskedResult>[]>> = {
  projetada: [
    about,
    {
      key: 'class',
      label: text.class,
      cell: ({ letter, correctAnswer }) => {
        if (letter === null) return <span className="text-subtle">{text.skipped}</span>;
        return letter === correctAnswer ? (
          <span className="asked-table-right">
            <Check className="icon icon-s" aria-hidden="true" />
            <span className="sr-only">{text.isRight(letter)}</span>
            <span aria-hidden="true">{letter}</span>
          </span>
        ) : (
          <span className="asked-table-wrong">{letter}</span>
        );
      },
    },
    right,
  ],
  impressa: [
    about,
    right,
    {
      key: 'attracted',
      label: text.attracted,
      cell: ({ letter, options }) => {
        const count = options.find((option) => option.letter === letter)?.answers ?? 0;
        return letter === null ? text.none : text.attractedBy(letter, count);
      },
    },
    {
      key: 'hits',
      label: text.hits,
      numeric: true,
      cell: ({ hits, answers, hitRate }) => (
        <>
          <b>{percentText(hitRate)}</b> <span className="text-subtle">{text.of(hits, answers)}</span>
        </>
      ),
    },
  ],
};

/** Each question, and what was made of it. */
export function AskedTable({ asked, kind }: { asked: readonly AskedResult[]; kind: SimulationKind }) {
  return (
    <DataTable
      caption={text.title}
      columns={columns[kind]}
      rows={asked}
      rowKey={({ ordinal }) => ordinal}
      dense
      cards={kind === 'impressa'}
    />
  );
}
