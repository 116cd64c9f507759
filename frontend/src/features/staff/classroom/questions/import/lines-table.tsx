import { CircleAlert, CopyMinus } from 'lucide-react';

import type { QuestionImportLine, QuestionImportReport } from '@/api/questions/question-import';
import { difficultyLabels } from '@/domain/question/difficulty';
import { letters } from '@/domain/question/letter';
import type { Column } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';
import { CheckedLines, LinePlace, type Tally } from '@/parts/import/check/checked-lines';
import { verdictBadges } from '@/parts/import/check/verdict-badges';

import { questionImportText as text } from './question-import.text';

type Verdict = QuestionImportLine['verdict'];

const verdicts: Record<
  Verdict,
  { badge: Tally<Verdict>['badge']; count: keyof QuestionImportReport['counts'] }
> = {
  nova: { badge: verdictBadges.created, count: 'new' },
  repetida: { badge: { tone: 'neutral', icon: <CopyMinus className="icon" /> }, count: 'repeated' },
  no_banco: { badge: verdictBadges.unchanged, count: 'known' },
  errada: { badge: { tone: 'bad', icon: <CircleAlert className="icon" /> }, count: 'wrong' },
};

const order: readonly Verdict[] = ['nova', 'no_banco', 'repetida', 'errada'];

const columns: readonly Column<QuestionImportLine>[] = [
  {
    key: 'line',
    label: text.columns.line,
    cell: ({ line, sheet }) => <LinePlace line={line} sheet={sheet} />,
  },
  {
    key: 'verdict',
    label: text.columns.verdict,
    cell: ({ verdict }) => <Badge {...verdicts[verdict].badge}>{text.verdicts[verdict]}</Badge>,
  },
  {
    key: 'question',
    label: text.columns.question,
    cell: (line) => <Asked line={line} />,
  },
  { key: 'key', label: text.columns.key, cell: ({ correctAnswer }) => correctAnswer ?? '–' },
  {
    key: 'difficulty',
    label: text.columns.difficulty,
    cell: ({ difficulty }) => (difficulty === null ? '–' : difficultyLabels[difficulty]),
  },
  { key: 'observation', label: text.columns.observation, cell: (line) => <Observation line={line} /> },
];

/** What is asked; its options open below it. */
function Asked({ line: { question, options } }: { line: QuestionImportLine }) {
  const statement = <b className="break-words">{question || '–'}</b>;
  if (options.length === 0) return statement;
  return (
    <details>
      <summary>{statement}</summary>
      <ol aria-label={text.options}>
        {options.map((option, place) => (
          <li key={letters[place]} className="break-words">
            <b>{letters[place]})</b> {option}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What is wrong in bold, and below it how to mend it. */
function Observation({ line: { problems, observation } }: { line: QuestionImportLine }) {
  if (problems.length === 0) return <span className="text-muted">{observation || '–'}</span>;
  return (
    <span>
      {problems.map(({ problem, hint }) => (
        <span key={problem} className="block">
          <b>{problem}</b> <span className="block text-xs text-muted">{hint}</span>
        </span>
      ))}
    </span>
  );
}

/** The questions of a file with their verdicts. */
export function LinesTable({ report: { lines, counts } }: { report: QuestionImportReport }) {
  return (
    <CheckedLines
      lines={lines}
      tallies={order
        .filter((verdict) => verdict !== 'repetida' || counts.repeated > 0)
        .map((verdict) => ({
          verdict,
          label: text.verdicts[verdict],
          badge: verdicts[verdict].badge,
          count: counts[verdicts[verdict].count],
        }))}
      columns={columns}
      lineKey={({ sheet, line }) => `${sheet} ${line}`}
      text={{ ...text, table: text.columns.table }}
    />
  );
}
