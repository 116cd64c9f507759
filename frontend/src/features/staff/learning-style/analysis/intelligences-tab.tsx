import type { ReactNode } from 'react';

import type { LearningProfile } from '@/api/learning/learning-style';
import { learningText } from '@/parts/learning/learning.text';
import { Radar } from '@/parts/learning/radar';
import { ScoreTable } from '@/parts/learning/score-table';
import { intelligencesOf } from '@/parts/learning/scores';

import { analysisText as text } from './analysis.text';

interface IntelligencesTabProps {
  of: LearningProfile;
  /** Which of them a quiz says nothing about. */
  onlyAsked: string;
  children: ReactNode;
}

export function IntelligencesTab({ of, onlyAsked, children }: IntelligencesTabProps) {
  const scores = intelligencesOf(of);
  const { prominentIntelligence: first } = of;
  return (
    <div className="learning-style-two">
      <div>
        <h2>{first ? text.prominent(learningText.intelligences[first]) : text.noProminent}</h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          {text.intelligencesLead} {first ? null : text.crossing}
        </p>
        <ScoreTable label={text.intelligence} scores={scores} />
        <p className="mt-3 text-xs text-muted">{onlyAsked}</p>
        {children}
      </div>
      <div>
        <Radar scores={scores} even={50} most={100} />
        <p className="mt-2 text-center text-xs text-muted">{learningText.middle}</p>
      </div>
    </div>
  );
}
