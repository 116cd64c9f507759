import type { ReactNode } from 'react';

import type { LearningProfile } from '@/api/learning/learning-style';
import { learningText } from '@/parts/learning/learning.text';
import { Radar } from '@/parts/learning/radar';
import { ScoreTable } from '@/parts/learning/score-table';
import { stylesOf } from '@/parts/learning/scores';

import { analysisText as text } from './analysis.text';

/** Four parts of a hundred: the outermost line is half of it, or the whole where one has more. */
const mostOf = (scores: readonly { drawn: number }[]): number =>
  scores.some(({ drawn }) => drawn > 50) ? 100 : 50;

export function VarkTab({ of, children }: { of: LearningProfile; children: ReactNode }) {
  const scores = stylesOf(of);
  const { dominantStyle: first, secondaryStyle: second } = of;
  return (
    <div className="learning-style-two">
      <div>
        <h2>{first ? text.prefers[first] : text.noStyle}</h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          {text.varkLead}{' '}
          {first ? (
            <>
              {text.dominant}
              <b>{learningText.styles[first]}</b>.{' '}
              {second ? (
                <>
                  {text.secondary}
                  <b>{learningText.styles[second]}</b>.
                </>
              ) : (
                text.noSecond
              )}
            </>
          ) : (
            text.noDominant
          )}
        </p>
        <ScoreTable label={text.style} scores={scores} />
        {children}
      </div>
      <div>
        <Radar scores={scores} even={25} most={mostOf(scores)} />
        <p className="mt-2 text-center text-xs text-muted">{learningText.evenShare}</p>
      </div>
    </div>
  );
}
