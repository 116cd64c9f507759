import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import type { Action } from '@/api/actions/actions';
import { initials } from '@/domain/labels';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { ButtonLink } from '@/kit/ui/button';

import { actionsText as text } from '../actions.text';
import { CardEffect } from '../effect/card-effect';
import type { KnownEffect } from '../effect/effect-words';
import { ProgressBar } from '../progress-bar';
import { StatusChoice } from '../status/status-choice';
import { fromList } from '../use-actions-address';
import { lateWords, periodWords } from './action-words';

import '@/kit/ui/card.css';
import './action-card.css';

interface ActionCardProps {
  action: Action;
  /** What it is to do to the index. */
  effect: KnownEffect;
  /** The school plans for more than one stage. */
  saysStage: boolean;
  /** The address of its details. */
  to: string;
  /** Opens its form at the indicator. */
  onLink: () => void;
}

/** An action: what is late of it, what it moves, how far it is, who answers for it, and what becomes of it. */
export function ActionCard({ action, effect, saysStage, to, onLink }: ActionCardProps) {
  const card = useRef<HTMLElement>(null);
  useFocusKept(card);
  const late = lateWords(action);
  return (
    <article ref={card} className={late ? 'card action-card action-card-late' : 'card action-card'}>
      {late ? (
        <p className="action-card-band">
          <TriangleAlert className="icon icon-s" />
          {late}
        </p>
      ) : null}
      <CardEffect action={action} effect={effect} saysStage={saysStage} onLink={onLink} />
      <h3>
        <Link to={to} state={fromList}>
          {action.title}
        </Link>
      </h3>
      <ProgressBar action={action} />
      <p className="action-card-who">
        <Responsible action={action} />
        <span className={action.late?.pastEndDays == null ? undefined : 'action-card-ended'}>
          {periodWords(action)}
        </span>
      </p>
      <div className="action-card-foot">
        <StatusChoice action={action} />
        <ButtonLink to={to} state={fromList} variant="text" flush aria-label={text.detailsOf(action.title)}>
          {text.details}
        </ButtonLink>
      </div>
    </article>
  );
}

function Responsible({ action: { responsible } }: { action: Action }) {
  return responsible ? (
    <span>
      <span className="action-card-avatar" aria-hidden="true">
        {initials(responsible.name)}
      </span>
      <span>
        {responsible.name}
        {responsible.active ? null : `, ${text.former}`}
      </span>
    </span>
  ) : (
    <span>
      <span className="action-card-avatar action-card-nobody" aria-hidden="true">
        ?
      </span>
      {text.nobody}
    </span>
  );
}
