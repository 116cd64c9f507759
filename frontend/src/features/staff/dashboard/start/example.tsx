import { useCountryOutlook } from '@/api/index/outlook';
import type { School } from '@/api/school';
import { decimal, formatDecimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { WaysLine } from '@/parts/effort/ways-line';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';

import { startText } from './start.text';

import '@/kit/data/figure/figure.css';

const text = startText.example;

interface ExampleProps {
  school: School;
  stage: Stage;
}

/** What will stand here, with the figures of the country; nothing where they are not loaded. */
export function Example({ school, stage }: ExampleProps) {
  const answer = useCountryOutlook(school.id, stage).data?.answer ?? null;
  if (!answer || answer.met) return null;
  const [product, target, threshold] = [answer.index, answer.aim.ideb, answer.threshold].map(decimal);
  if (!product || !target || !threshold) return null;
  return (
    <div className="begin-example" role="group" aria-label={text.name}>
      <p className="text-xs text-subtle">
        {text.title(stageLabels[stage], answer.year, text.sources[answer.source])}
      </p>
      <div className="begin-example-head">
        <p>
          <span className="sr-only">{text.index} </span>
          <b className="figure-display">{formatDecimal(answer.idebScore, 1)}</b>
        </p>
        <p className="begin-example-lacks">
          {text.lacks(formatDecimal(answer.aim.ideb, 1), formatDecimal(answer.gap))}
        </p>
      </div>
      <IdebRuleZoom product={product} target={target} threshold={threshold} when={String(answer.year)} />
      {answer.ways.length > 0 ? (
        <p className="mt-3 text-sm text-muted">
          <WaysLine ways={answer.ways} />
        </p>
      ) : null}
    </div>
  );
}
