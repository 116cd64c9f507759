import type { ReactNode } from 'react';

import { Card } from '@/kit/ui/card';

import { answerText as text } from './answer.text';

import './sim-answer.css';

interface AnswerCardProps {
  /** Over the figure: what it is. */
  label: string;
  figure: string;
  /** The answer in a sentence. */
  sentence: string;
  /** One line of why. */
  why: ReactNode;
  /** Beside them: whether it can be trusted. */
  verdict?: ReactNode;
  children: ReactNode;
}

/** One figure, one sentence and one line of why; below it what shows them, and the way to keep them. */
export function AnswerCard({ label, figure, sentence, why, verdict, children }: AnswerCardProps) {
  return (
    <AnswerFrame>
      <div className="sim-answer-head">
        <div>
          <span className="sim-answer-label">{label}</span>
          <div className="sim-answer-figure">{figure}</div>
        </div>
        <div className="sim-answer-words">
          <p className="sim-answer-sentence">{sentence}</p>
          <div className="sim-answer-why">{why}</div>
        </div>
        {verdict ? <span className="sim-answer-verdict">{verdict}</span> : null}
      </div>
      {children}
    </AnswerFrame>
  );
}

interface AnswerFrameProps {
  busy?: boolean;
  /** An answer is to come: as high as one, so that nothing moves when it does. */
  waiting?: boolean;
  children: ReactNode;
}

/** The card with its name, whatever stands in it. */
export function AnswerFrame({ busy = false, waiting = false, children }: AnswerFrameProps) {
  const className = waiting ? 'sim-answer sim-answer-waiting' : 'sim-answer';
  return (
    <Card className={className} title={<span className="sr-only">{text.title}</span>} aria-busy={busy}>
      {children}
    </Card>
  );
}
