import { Eye } from 'lucide-react';

import type { LearningStyle } from '@/api/learning/learning-style';
import { practisedOf, useRecommendations } from '@/api/learning/recommendations';
import type { Pupil } from '@/api/people/pupils';
import { formatDate } from '@/domain/dates';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { AnalysisCard } from './analysis/analysis-card';
import { LimitsNote } from './analysis/limits-note';
import { TrainAnswer } from './answer/train-answer';
import { styleText as text } from './learning-style.text';
import type { useAnalysis } from './use-analysis';
import type { StyleAddress } from './use-style-address';

interface PupilStyleProps {
  pupil: Pupil;
  style: LearningStyle;
  analysis: ReturnType<typeof useAnalysis>;
  view: StyleAddress;
}

/** The answer, what a profile does not say, and the evidence. */
export function PupilStyle({ pupil, style, analysis, view }: PupilStyleProps) {
  const { example, failed } = analysis;
  const firstName = firstOf(pupil.name);
  const recommendations = useRecommendations(pupil.id);
  const hasSome = (recommendations.data?.length ?? 0) > 0;
  return (
    <>
      {failed ? (
        <Note tone="bad" role="alert" action={<Button onClick={failed.onRetry}>{text.retry}</Button>}>
          <p>
            <b>{failed.title}.</b> {failed.sentence}{' '}
            {failed.isAnalysis && style.profile
              ? text.errorKept(formatDate(style.profile.lastAnalyzedAt))
              : null}
          </p>
        </Note>
      ) : null}
      {example ? (
        <Note
          tone="info"
          icon={<Eye className="icon" />}
          role="status"
          action={<Button onClick={analysis.leaveExample}>{text.back}</Button>}
        >
          <p>
            <b>{text.exampleDone}</b>{' '}
            <Badge tone="info" icon={<Eye className="icon" />}>
              {text.exampleBadge}
            </Badge>
          </p>
          <p>{text.exampleDetail(firstName)}</p>
        </Note>
      ) : (
        <TrainAnswer
          pupil={pupil.id}
          firstName={firstName}
          recommended={practisedOf(recommendations.data ?? [])}
          recommendations={hasSome ? view.linkToTab('recomendacoes') : null}
        />
      )}
      {style.enabled || example ? <LimitsNote of={style.limits} /> : null}
      {style.alert && !example ? (
        <Note tone={style.alert.type === 'poucas' ? 'warn' : 'neutral'}>
          <p>
            <b>{style.alert.title}</b> {style.alert.sentence}
          </p>
        </Note>
      ) : null}
      <AnalysisCard style={style} recommendations={recommendations} example={example} view={view} />
    </>
  );
}

const firstOf = (name: string): string => name.split(' ')[0] ?? name;
