import { CircleCheck, Zap } from 'lucide-react';

import { Empty } from '@/kit/feedback/empty';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';
import { bandLabels, bandOf } from '@/domain/index/index-band';
import { gradeWords } from '@/domain/index/grade-words';

import { QuickStep } from '../official/calculation-steps';
import { OutdatedBadge } from '../scenario/outdated-badge';
import { isMet, quickGap, type QuickResult as Estimate } from './quick-values';
import { ResultHead } from '../scenario/result-head';
import { resultText as text } from '../scenario/result.text';
import { simulationText } from '../simulation.text';

export function QuickResult({ result, outdated }: { result: Estimate | null; outdated: boolean }) {
  return (
    <Card title={text.title} action={outdated ? <OutdatedBadge /> : <EstimateBadge />}>
      <p className="sr-only" role="status">
        {result ? (outdated ? simulationText.outdated : spoken(result)) : ''}
      </p>
      {result ? (
        <>
          <ResultHead index={result.index} places={2} goal={result.targetIdeb}>
            <TargetBadge result={result} />
          </ResultHead>
          <QuickStep
            expression={text.quickExpression(formatLeast(result.approvalRate), formatLeast(result.saebScore))}
            result={formatDecimal(result.index, 2)}
          />
          <Note className="mt-3">{text.caveat(gradeWords[result.stage].one)}</Note>
        </>
      ) : (
        <Empty title={text.emptyTitle} level={3}>
          {text.emptyQuick}
        </Empty>
      )}
    </Card>
  );
}

const EstimateBadge = () => <Badge icon={<Zap className="icon" />}>{text.estimate}</Badge>;

function spoken(result: Estimate): string {
  const band = bandOf(result.index);
  return simulationText.quickSpoken(formatDecimal(result.index, 2), band ? bandLabels[band] : '');
}

function TargetBadge({ result }: { result: Estimate }) {
  const gap = quickGap(result);
  if (!gap) return null;
  const target = formatLeast(result.targetIdeb);
  return isMet(gap) ? (
    <Badge tone="ok" icon={<CircleCheck className="icon" />}>
      {text.meetsTarget(target)}
    </Badge>
  ) : (
    <span className="text-sm text-muted">{text.missing(formatDecimal(gap, 2), target)}</span>
  );
}
