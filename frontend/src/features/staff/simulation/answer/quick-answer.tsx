import { Zap } from 'lucide-react';

import { Empty } from '@/kit/feedback/empty';
import { Badge, IndexBadge } from '@/kit/ui/badge';
import { Note } from '@/kit/ui/note';
import { IdebRule } from '@/parts/index/ideb-rule';
import { decimal, formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';
import { bandLabels, bandOf } from '@/domain/index/index-band';
import { gradeWords } from '@/domain/index/grade-words';

import { OutdatedBadge } from '../scenario/outdated-badge';
import { resultText } from '../scenario/result.text';
import { simulationText } from '../simulation.text';
import { quickDistance } from '../quick/quick-distance';
import type { QuickResult } from '../quick/quick-values';
import type { Saving } from '../use-saving';
import { AnswerCard, AnswerFrame } from './answer-card';
import { answerText as text } from './answer.text';
import { SaveRow } from './save-row';

interface QuickAnswerProps {
  result: QuickResult | null;
  outdated: boolean;
  saving: Saving;
  onSave: () => void;
}

/** The estimate, measured against its goal. */
export function QuickAnswer({ result, outdated, saving, onSave }: QuickAnswerProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {result ? (outdated ? simulationText.outdated : spoken(result)) : ''}
      </p>
      {result ? (
        <AnswerCard
          label={text.estimates}
          figure={formatDecimal(result.printed)}
          sentence={sentenceOf(result)}
          why={<Why result={result} />}
          verdict={
            outdated ? (
              <OutdatedBadge />
            ) : (
              <Badge icon={<Zap className="icon" />}>{resultText.estimate}</Badge>
            )
          }
        >
          <div className="mt-3">
            <IdebRule value={result.index} goal={decimal(result.targetIdeb)} places={2} large />
          </div>
          <Note className="mt-3">{resultText.caveat(gradeWords[result.stage].one)}</Note>
          <SaveRow saving={saving} onSave={onSave} />
        </AnswerCard>
      ) : (
        <AnswerFrame>
          <Empty title={resultText.emptyTitle} level={3}>
            {resultText.emptyQuick}
          </Empty>
        </AnswerFrame>
      )}
    </>
  );
}

export function sentenceOf(result: QuickResult): string {
  const distance = quickDistance(result);
  return distance?.missing
    ? text.missing(formatDecimal(distance.aim, 1), formatDecimal(distance.missing))
    : text.estimated(formatDecimal(result.printed));
}

function spoken(result: QuickResult): string {
  const band = bandOf(result.index);
  const figure = simulationText.quickSpoken(formatDecimal(result.printed), band ? bandLabels[band] : '');
  return `${figure} ${sentenceOf(result)}.`;
}

function Why({ result }: { result: QuickResult }) {
  const distance = quickDistance(result);
  return (
    <>
      <IndexBadge value={result.index} />
      <span>
        {resultText.quickExpression(formatLeast(result.approvalRate), formatLeast(result.saebScore))}
      </span>
      {distance && !distance.missing ? <span>{text.wouldMeet(formatLeast(result.targetIdeb))}</span> : null}
    </>
  );
}
