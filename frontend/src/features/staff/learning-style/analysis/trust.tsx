import type { LearningProfile, LearningStyle } from '@/api/learning/learning-style';
import { formatDate } from '@/domain/dates';

import { analysisText as text } from './analysis.text';

interface TrustProps {
  of: LearningProfile;
  /** What the ranges mean. */
  range: string;
  /** What is recorded by now; null of a demonstration. */
  style: LearningStyle | null;
}

/** How far the figures above can be trusted. */
export function Trust({
  of: { confidenceTold, lastAnalyzedAt, totalInteractions },
  range,
  style,
}: TrustProps) {
  const newer = style ? style.totalInteractions - totalInteractions : 0;
  return (
    <div className="mt-3 grid gap-1 text-xs text-muted">
      <p>
        {confidenceTold} {style ? text.lastAnalysis(formatDate(lastAnalyzedAt)) : null}{' '}
        {newer > 0 ? text.newer(newer) : null}
      </p>
      <p>{range}</p>
    </div>
  );
}
