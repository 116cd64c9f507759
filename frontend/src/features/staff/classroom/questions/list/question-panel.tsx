import { Pencil, Printer } from 'lucide-react';

import { imageOf, type Question } from '@/api/questions/questions';
import { saebGradeLabels } from '@/domain/question/descriptor';
import { testOf } from '@/domain/question/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/choice/segmented';
import { Terms } from '@/parts/glossary/terms';
import { QuestionImage, QuestionPreview } from '@/parts/questions/question-preview';

import type { QuestionDeed } from '@/features/staff/classroom/questions/deed';
import { questionsText } from '@/features/staff/classroom/questions/questions.text';
import { useSubjectOf } from '@/features/staff/classroom/questions/subject-name';
import type { QuestionsAddress } from '@/features/staff/classroom/questions/use-questions-address';
import { listText } from './list.text';
import { QuestionStatistics } from './question-statistics';

import './question-panel.css';

const text = listText.panel;
const views = (['aluno', 'estatisticas'] as const).map((value) => ({ value, label: text.views[value] }));

interface QuestionPanelProps {
  schoolId: number;
  question: Question;
  view: QuestionsAddress;
  onDeed: (deed: QuestionDeed) => void;
}

/** The open question: as pupils see it, with its key, or what their answers say of it. */
export function QuestionPanel({ schoolId, question, view, onDeed }: QuestionPanelProps) {
  const { address, change } = view;
  const shown = address.ver ?? 'aluno';
  return (
    <>
      <Segmented
        legend={text.view}
        options={views}
        value={shown}
        onChange={(ver) => change({ ver: ver === 'aluno' ? null : ver })}
        wide
        className="mb-3"
      />
      {shown === 'aluno' ? (
        <AsSeen schoolId={schoolId} question={question} />
      ) : (
        <QuestionStatistics key={question.id} question={question} />
      )}
      {question.mayChange ? null : <p className="mt-3 text-xs text-subtle">{listText.menu.ownOnly}</p>}
      <div className="question-panel-foot">
        <ButtonLink variant="text" flush to={testOf([question.id])}>
          <Printer className="icon icon-s" />
          {questionsText.print}
        </ButtonLink>
        <Button disabled={!question.mayChange} onClick={() => onDeed({ what: 'edit', question })}>
          <Pencil className="icon icon-s" />
          {listText.menu.edit}
        </Button>
      </div>
    </>
  );
}

function AsSeen({ schoolId, question }: Pick<QuestionPanelProps, 'schoolId' | 'question'>) {
  const subjectOf = useSubjectOf(schoolId);
  const { correctAnswer, explanation, descriptor, bncc, skill, createdByName, version } = question;
  const url = imageOf(question);
  const facts: [string, string | null][] = [
    [text.right, correctAnswer],
    [text.explanation, explanation],
    [
      text.saeb,
      descriptor &&
        text.descriptor(saebGradeLabels[descriptor.grade], descriptor.code, descriptor.text ?? ''),
    ],
    [text.bncc, bncc],
    [text.skill, skill],
    [text.author, createdByName],
    [text.version, version > 1 ? text.versions(version) : null],
  ];
  return (
    <>
      <QuestionPreview
        question={{
          subject: subjectOf(question),
          difficulty: question.difficulty,
          baseText: question.baseText ?? '',
          baseTextSource: question.baseTextSource ?? '',
          image: url === null ? null : <QuestionImage url={url} alt={question.imageAlt ?? ''} />,
          question: question.question,
          options: {
            A: question.optionA,
            B: question.optionB,
            C: question.optionC,
            D: question.optionD,
          },
        }}
      />
      <dl className="question-panel-facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>
                <Terms>{name}</Terms>
              </dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
