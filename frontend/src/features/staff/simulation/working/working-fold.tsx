import type { Calculation } from '@/api/index/calculation';
import type { IdebRecord } from '@/api/index/ideb';
import { Fold } from '@/kit/ui/fold/fold';
import { formatDecimal } from '@/domain/decimal';

import { Agreement } from '../answer/official-answer';
import { resultText as text } from '../scenario/result.text';
import { CalculationSteps } from './calculation-steps';
import { CheckedEditionsNote } from './checked-editions-note';

interface WorkingFoldProps {
  calculation: Calculation;
  records: readonly IdebRecord[];
}

/** The whole sum, closed: its head has the result, and whether it can be trusted. */
export function WorkingFold({ calculation, records }: WorkingFoldProps) {
  const { line, ideb, steps } = calculation;
  const [score, indicator, product] = [line.score, line.indicator, line.product].map((it) =>
    formatDecimal(it),
  );
  return (
    <Fold
      title={text.seeSum}
      description={text.sum(
        score ?? '',
        indicator ?? '',
        `${product ?? ''}${line.exact ? ' ≈' : ''}`,
        formatDecimal(ideb, 1),
      )}
      badge={<Agreement calculation={calculation} />}
    >
      <CalculationSteps steps={steps} />
      <CheckedEditionsNote records={records} />
    </Fold>
  );
}
