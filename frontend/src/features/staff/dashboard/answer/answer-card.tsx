import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import type { Goal } from '@/api/index/goals';
import type { Outlook, OutlookAnswer } from '@/api/index/outlook';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { decimal, formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { FailedNote } from '@/kit/feedback/failed-note';
import { ResourceView } from '@/kit/feedback/resource-view';
import { AnswerHead } from '@/kit/ui/answer/answer';
import { Badge } from '@/kit/ui/badge';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Ways } from '@/parts/effort/ways';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';
import { lacksOf } from '@/parts/index/lacks';
import { lacksText } from '@/parts/index/lacks.text';

import type { Board, Figure } from '../board';
import { dashboardText } from '../dashboard.text';
import { GoalButton } from '../goal/goal-button';
import { answerReason, answerSentence, differenceWords, onTheWayWords } from './answer-sentence';
import { AnswerSkeleton } from './answer-skeleton';
import { answerText as text } from './answer.text';
import { EnrolmentButton } from './enrolment-button';

import './answer-card.css';

interface AnswerCardProps {
  school: School;
  board: Board;
  goals: readonly Goal[] | undefined;
  outlook: Resource<Outlook>;
  /** Opens the form for the school's own figures; null for who may not. */
  onEnter: (() => void) | null;
}

/** What the page answers first: how far the index is from what is aimed at, and what would close it. */
export function AnswerCard({ school, board, goals, outlook, onEnter }: AnswerCardProps) {
  const { index } = board;
  if (!index) return null;
  const goal = <GoalButton schoolId={school.id} board={board} goals={goals} />;
  return (
    <ResourceView
      resource={outlook}
      loading={<AnswerSkeleton text={dashboardText.loading} />}
      renderFailed={(_, retry) => (
        <section className="card">
          <FailedNote text={text.failed} onRetry={retry} />
        </section>
      )}
    >
      {({ answer }) =>
        answer ? (
          <Answer schoolId={school.id} board={board} answer={answer}>
            {goal}
          </Answer>
        ) : (
          <NoAnswer board={board} index={index} onEnter={onEnter}>
            {goal}
          </NoAnswer>
        )
      }
    </ResourceView>
  );
}

interface AnswerProps {
  schoolId: number;
  board: Board;
  answer: OutlookAnswer;
  /** What else can be done, beside the plan. */
  children: ReactNode;
}

function Answer({ schoolId, board: { stage, records }, answer, children }: AnswerProps) {
  const id = useId();
  const { ways, year, met, aim, index, threshold } = answer;
  const reason = answerReason(answer);
  const onTheWay = onTheWayWords(answer);
  const [product, target, from] = [index, aim.ideb, threshold].map((value) => decimal(value));
  const approval = ways.find((way) => way.unit === 'p.p.');
  const record = records.find((one) => one.year === year);
  const noRates = record !== undefined && lacksOf(record).includes('rates');
  const enrolment = approval ? (
    <EnrolmentButton schoolId={schoolId} stage={stage} isKnown={approval.pupils !== null} />
  ) : null;
  return (
    <section className="card answer" aria-labelledby={id}>
      <AnswerHead
        id={id}
        label={text.edition(year)}
        figure={formatDecimal(answer.idebScore, 1)}
        title={answerSentence(answer)}
        badge={<AgreesBadge answer={answer} />}
      >
        {reason ? <p>{reason}</p> : null}
        <Difference answer={answer} />
      </AnswerHead>
      {!met && product && target && from ? (
        <IdebRuleZoom product={product} target={target} threshold={from} when={String(year)} />
      ) : null}
      {ways.length > 0 ? (
        <Ways ways={ways} stage={stage} year={year} enrolment={approval?.pupils ? null : enrolment} />
      ) : met ? null : (
        <p className="mt-3 text-sm text-muted">{text.noneAlone(formatDecimal(aim.ideb, 1))}</p>
      )}
      {noRates && !met && !approval ? (
        <p className="mt-3 text-sm text-muted">{text.noRates(lacksText.rates(stage), year)}</p>
      ) : null}
      {onTheWay ? <p className="mt-3 text-sm font-medium">{onTheWay}</p> : null}
      <div className="answer-foot">
        <ButtonLink
          variant="primary"
          className="answer-card-plan"
          to={`${inStage(staffPaths.simulation, stage)}&modo=oficial`}
        >
          {text.plan}
        </ButtonLink>
        {children}
        {approval?.pupils ? enrolment : null}
      </div>
    </section>
  );
}

function Difference({ answer }: { answer: OutlookAnswer }) {
  const words = differenceWords(answer);
  return words ? <p>{words}</p> : null;
}

function AgreesBadge({ answer: { source, agrees } }: { answer: OutlookAnswer }) {
  if (source !== 'inep') return <Badge className="answer-card-badge">{text.sources[source]}</Badge>;
  if (!agrees) return null;
  return (
    <Badge tone="ok" icon={<CircleCheck className="icon" />} className="answer-card-badge">
      {text.agrees}
    </Badge>
  );
}

interface NoAnswerProps {
  board: Board;
  index: Figure;
  onEnter: (() => void) | null;
  children: ReactNode;
}

/** An index without the figures that make it: it stands there, and what is missing is named. */
function NoAnswer({ board, index, onEnter, children }: NoAnswerProps) {
  const id = useId();
  const ideb = formatDecimal(index.value, 1);
  const record = board.records.find(({ year }) => year === index.year);
  const lacks = record ? lacksOf(record).map((lack) => lacksText[lack](board.stage)) : [];
  const what = lacks.length > 0 ? enumerate(lacks) : text.allInputs;
  // What INEP published prevails, complete or not.
  const isOwn = index.source === 'escola';
  const badge =
    index.source === 'inep' ? null : (
      <Badge className="answer-card-badge">{text.sources[index.source]}</Badge>
    );
  return (
    <section className="card answer" aria-labelledby={id}>
      <AnswerHead
        id={id}
        label={text.edition(index.year)}
        figure={ideb}
        title={text.published(ideb, index.year)}
        badge={badge}
      >
        <p>{(isOwn ? text.lacking : text.notLoaded)(what, index.year)}</p>
      </AnswerHead>
      <div className="answer-foot">
        {onEnter && isOwn ? (
          <Button variant="primary" className="answer-card-plan" onClick={onEnter}>
            {text.enter}
          </Button>
        ) : null}
        {children}
      </div>
    </section>
  );
}
