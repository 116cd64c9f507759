import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { ListedPlan } from '@/api/lessons/lesson-plans';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { Badge } from '@/kit/ui/badge';
import { IconButton } from '@/kit/ui/icon-button';

import { lessonPlansText as text } from '../lesson-plans.text';
import { fromList } from '../use-plans-address';
import { authorWords, lessonWords } from './plan-words';
import { StatusBadge } from './status-badge';

import '@/kit/ui/card.css';
import './plan-card.css';

interface PlanCardProps {
  plan: ListedPlan;
  /** The address of the whole of it. */
  to: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** A plan in a few lines: what it is of, what is learned, where it stands. */
export function PlanCard({ plan, to, onEdit, onRemove }: PlanCardProps) {
  const { title, subject, grade, duration, objectives, bnccAlignment, status, returned, mayChange } = plan;
  const lesson = lessonWords(plan);
  return (
    <article className="card plan-card">
      <div className="plan-card-head">
        <StatusBadge status={status} />
        <span className="text-xs text-subtle">{text.minutes(duration)}</span>
      </div>
      <h3>
        <Link to={to} state={fromList}>
          {title}
        </Link>
      </h3>
      <div className="plan-card-badges">
        <Badge>{disciplineLabels[subject]}</Badge>
        <Badge>{grade}</Badge>
      </div>
      <p className="plan-card-objectives">{objectives}</p>
      {returned ? (
        <p className="plan-card-returned">
          <b>{text.returned(returned.byName)}</b>
          {returned.notes}
        </p>
      ) : null}
      <p className="plan-card-codes text-xs text-subtle">
        <span className="sr-only">{text.bncc}</span>
        {bnccAlignment.length === 0 ? text.noCodes : bnccAlignment.join(', ')}
      </p>
      {lesson === null ? null : <p className="text-xs text-subtle">{lesson}</p>}
      <div className="plan-card-foot">
        <span>{authorWords(plan)}</span>
        {mayChange ? (
          <div className="plan-card-deeds">
            <IconButton label={text.edit(title)} onClick={onEdit}>
              <Pencil className="icon" />
            </IconButton>
            <IconButton label={text.remove(title)} onClick={onRemove}>
              <Trash2 className="icon" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </article>
  );
}
