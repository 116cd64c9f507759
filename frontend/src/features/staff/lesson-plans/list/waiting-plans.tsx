import { Eye } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { ListedPlan } from '@/api/lessons/lesson-plans';
import type { Counted } from '@/api/wire/paged/counted';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { sinceWhen } from '@/domain/dates';
import { AnswerHead } from '@/kit/ui/answer/answer';
import { Button, ButtonLink } from '@/kit/ui/button';

import { lessonPlansText as text } from '../lesson-plans.text';
import { fromList, type PlansAddress } from '../use-plans-address';

import '@/kit/data/list.css';

/** So many stand in the queue; the list below has them all. */
const SHOWN = 4;

interface WaitingPlansProps {
  waiting: Counted<ListedPlan>;
  view: PlansAddress;
}

/** What the page is opened for: which plan has to be read, or mended, first. Nothing where none waits. */
export function WaitingPlans({ waiting: { list, total }, view }: WaitingPlansProps) {
  const id = useId();
  const [first, ...others] = list.slice(0, SHOWN);
  if (!first) return null;
  const { returned } = first;
  return (
    <section className="card answer" aria-labelledby={id}>
      <AnswerHead
        id={id}
        label={text.waiting}
        figure={
          <>
            {total} <small>{text.waitingUnit(total)}</small>
          </>
        }
        title={returned ? text.cameBack(first.title) : text.readFirst(first.title)}
      >
        {returned ? (
          <p>
            {text.returned(returned.byName)}
            {returned.notes}
          </p>
        ) : (
          <p>{text.sentBy(first.authorName, sinceWords(first))}</p>
        )}
      </AnswerHead>
      <div className="answer-foot">
        <ButtonLink variant="primary" to={view.linkToPlan(first.id)} state={fromList}>
          <Eye className="icon icon-s" />
          {returned ? text.seeNotes : text.readNow}
        </ButtonLink>
        {total > SHOWN ? <SeeAll list={list} view={view} /> : null}
      </div>
      {others.length > 0 ? (
        <ul className="list mt-4 border-t border-border pt-3">
          {others.map((plan) => (
            <WaitingPlan key={plan.id} plan={plan} to={view.linkToPlan(plan.id)} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What waits all: of who leads mostly what was sent, of others what was returned to them. */
function SeeAll({ list, view }: { list: readonly ListedPlan[]; view: PlansAddress }) {
  const hasSent = list.some(({ status }) => status === 'enviado');
  return (
    <Button
      variant="text"
      onClick={() => view.narrow(hasSent ? { situacao: 'enviado' } : { situacao: 'devolvido', meus: 'sim' })}
    >
      {hasSent ? text.seeSent : text.seeReturned}
    </Button>
  );
}

function WaitingPlan({ plan, to }: { plan: ListedPlan; to: string }) {
  const { title, subject, grade, authorName, returned } = plan;
  return (
    <li>
      <div className="list-grow">
        <p className="text-sm font-bold">{title}</p>
        <p className="text-xs text-subtle">
          {text.about(returned ? returned.byName : authorName, disciplineLabels[subject], grade)}
        </p>
      </div>
      <span className="text-sm text-muted nowrap">{sinceWords(plan)}</span>
      <Link
        className="text-sm"
        to={to}
        state={fromList}
        aria-label={(returned ? text.mend : text.read)(title)}
      >
        {returned ? text.toMend : text.toRead}
      </Link>
    </li>
  );
}

/** How long it waits: "há 5 dias". */
const sinceWords = ({ returned, sentAt, createdAt }: ListedPlan): string =>
  sinceWhen(returned?.at ?? sentAt ?? createdAt);
