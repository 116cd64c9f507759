import type { ReactNode } from 'react';

import '@/kit/ui/card.css';
import './answer.css';

interface AnswerHeadProps {
  /** By which the card is named. */
  id: string;
  /** What the figure is of. */
  label: string;
  figure: ReactNode;
  /** The answer in a sentence. */
  title: string;
  badge?: ReactNode;
  children?: ReactNode;
}

/** What a page says first: a figure and a sentence; the card around it has the class `answer`. */
export function AnswerHead({ id, label, figure, title, badge, children }: AnswerHeadProps) {
  return (
    <div className="answer-head">
      <div>
        <span className="text-sm text-muted">{label}</span>
        <p className="answer-figure">{figure}</p>
      </div>
      <div className="answer-words">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {badge}
    </div>
  );
}
