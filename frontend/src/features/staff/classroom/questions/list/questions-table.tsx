import { CircleDashed, CircleMinus } from 'lucide-react';

import type { Question } from '@/api/questions/questions';
import { formatCount } from '@/domain/decimal';
import { difficultyLabels } from '@/domain/question/difficulty';
import { shortened } from '@/domain/question/shortened';
import { statusLabels } from '@/domain/question/status';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import type { Selection } from '@/kit/data/table/selection';
import { Badge } from '@/kit/ui/badge';

import type { QuestionDeed } from '@/features/staff/classroom/questions/deed';
import { listText as text } from './list.text';
import { QuestionMenu } from './question-menu';

import '@/kit/data/table/table-lines.css';
import '@/kit/data/table/table-select.css';
import '@/kit/form/fields/check.css';
import './questions-table.css';

interface QuestionsTableProps {
  schoolId: number;
  questions: readonly Question[];
  subjectOf: (question: Question) => string;
  /** Whose preview is beside the list. */
  open: number | null;
  selection: Pick<Selection<Question>, 'chosen' | 'onChange'>;
  onOpen: (question: Question) => void;
  onDeed: (deed: QuestionDeed) => void;
}

/** Where the focus goes when a question's sheet closes. */
export const questionButtonId = (id: number): string => `question-${id}`;

export function QuestionsTable(props: QuestionsTableProps) {
  const { schoolId, questions, subjectOf, open, selection, onOpen, onDeed } = props;
  const statementOf = (question: Question) => (
    <>
      <button
        type="button"
        id={questionButtonId(question.id)}
        className="questions-table-name"
        onClick={() => onOpen(question)}
      >
        {shortened(question.question)}
      </button>
      <span className="questions-table-about">{aboutOf(question, subjectOf(question))}</span>
      <State question={question} />
    </>
  );
  const menuOf = (question: Question) => (
    <QuestionMenu schoolId={schoolId} question={question} onOpen={() => onOpen(question)} onDeed={onDeed} />
  );
  const columns: Column<Question>[] = [
    { key: 'question', label: text.question, cell: statementOf },
    ...facts,
    { key: 'menu', label: text.actions, numeric: true, line: 'menu', cell: menuOf },
  ];
  return (
    <DataTable
      caption={text.table}
      columns={columns}
      rows={questions}
      rowKey={({ id }) => id}
      open={open}
      selection={{
        ...selection,
        all: text.selectAll(questions.length),
        one: (question) => text.select(shortened(question.question)),
      }}
      dense
      lines
    />
  );
}

/** "Matemática • D28, porcentagem • Carlos Lima" */
const aboutOf = ({ mainSkill, createdByName }: Question, subject: string): string =>
  text.about([subject, ...(mainSkill === null ? [] : [mainSkill.name])], createdByName);

const facts: readonly Column<Question>[] = [
  {
    key: 'difficulty',
    label: text.difficulty,
    line: 'fact',
    cell: ({ difficulty }) => difficultyLabels[difficulty],
  },
  {
    key: 'answers',
    label: text.answers,
    numeric: true,
    line: 'fact',
    cell: ({ answers }) =>
      answers === 0 ? (
        <span className="text-subtle">{text.noAnswers}</span>
      ) : (
        <>
          <b>{formatCount(answers)}</b>
          <span className="questions-table-word">{text.answersOf(answers)}</span>
        </>
      ),
  },
];

/** Only what is not asked is marked. */
function State({ question: { status } }: { question: Question }) {
  switch (status) {
    case 'ativa':
      return null;
    case 'rascunho':
      return (
        <Badge icon={<CircleDashed className="icon" />} className="mt-1">
          {statusLabels.rascunho}
        </Badge>
      );
    case 'inativa':
      return (
        <Badge icon={<CircleMinus className="icon" />} className="mt-1">
          {statusLabels.inativa}
        </Badge>
      );
  }
}
