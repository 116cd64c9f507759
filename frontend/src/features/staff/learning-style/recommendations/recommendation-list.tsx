import { ArrowDown, ArrowUp, Minus } from 'lucide-react';

import type { LearningRecommendation } from '@/api/learning/recommendations';
import { formatDate } from '@/domain/dates';
import { Badge } from '@/kit/ui/badge';

import { RecommendationMarks } from './recommendation-marks';
import { recommendationsText as text } from './recommendations.text';

const icons = {
  high: <ArrowUp className="icon" />,
  medium: <Minus className="icon" />,
  low: <ArrowDown className="icon" />,
};

/** What to train, and what became of it. Those of a demonstration have nothing to mark. */
export function RecommendationList({ of }: { of: readonly LearningRecommendation[] }) {
  return (
    <div className="pt-5">
      <h2>{text.title}</h2>
      <p className="text-sm text-muted">{text.detail}</p>
      <ol className="mt-2" aria-label={text.list}>
        {of.map((one) => (
          <Recommendation key={one.id ?? one.title} of={one} />
        ))}
      </ol>
    </div>
  );
}

function Recommendation({ of }: { of: LearningRecommendation }) {
  const { id, priority, title, description, reasoning, subject, skills, isImplemented, feedbackNote } = of;
  return (
    <li className="learning-style-recommendation">
      <div className="min-w-0">
        <p className="row">
          <Badge tone={priority === 'high' ? 'warn' : 'neutral'} icon={icons[priority]}>
            <span className="sr-only">{text.priority}</span>
            {text.priorities[priority]}
          </Badge>
          {subject === null ? null : <span className="text-muted">{subject}</span>}
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
        <p className="text-muted">{reasoning}</p>
        {isImplemented
          ? skills.map(({ skillId, skill, masteryThen, masteryNow }) => (
              <p key={skillId} className="mt-1">
                {text.mastery(skill, masteryOf(masteryThen), masteryOf(masteryNow))}
              </p>
            ))
          : null}
        {feedbackNote === '' ? null : (
          <p className="mt-1 whitespace-pre-line">
            <b>{text.own}</b>
            {feedbackNote}
          </p>
        )}
      </div>
      <div>
        {id === null ? null : <RecommendationMarks id={id} of={of} />}
        <p className="text-xs text-muted">{text.until(formatDate(of.expiresAt))}</p>
      </div>
    </li>
  );
}

const masteryOf = (known: number | null): string => (known === null ? text.unknown : text.known(known));
