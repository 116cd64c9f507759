import { Check } from 'lucide-react';
import { useState } from 'react';

import { type Simulation, useSimulationActions } from '@/api/simulations';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { IndexBadge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { IdebRule } from '@/parts/index/ideb-rule';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { compare, type Decimal, decimal, formatDecimal, subtract } from '@/domain/decimal';
import { formatRate } from '@/domain/own-places';
import { inStage, staffPaths } from '@/domain/staff-paths';

import type { Board } from '../board';
import { refusalOf, simulatorForm } from './simulator.schema';
import { simulatorText } from './simulator.text';

import '@/kit/data/figure/stat-delta.css';

const { DecimalField, Form } = simulatorForm;
const empty = { approvalRate: '', saebScore: '' };

/** Refused values are said beside their field and, word for word, in a toast. */
function speak(sentences: readonly string[]) {
  const refusal = refusalOf(sentences);
  if (refusal) toast.error(refusal.title, refusal.message);
}

/** The quick estimate; what is calculated is saved at once. */
export function SimulatorCard({ schoolId, board }: { schoolId: number; board: Board }) {
  const { save } = useSimulationActions(schoolId);
  const [result, setResult] = useState<Simulation | null>(null);

  const calculate = useAction(save, {
    onDone(saved) {
      setResult(saved);
      toast.success(simulatorText.saved, simulatorText.savedDetail);
    },
    failed: simulatorText.failed,
    fallback: simulatorText.failedDetail,
  });

  return (
    <Card title={simulatorText.title} description={simulatorText.description}>
      <Form
        initialValues={empty}
        fallback={simulatorText.failedDetail}
        onInvalid={speak}
        onSubmit={(values) => calculate.attempt({ ...values, stage: board.stage })}
        label={simulatorText.title}
      >
        <FormAlert className="mb-4" />
        <div className="fields-2 max-xs:grid-cols-1">
          <DecimalField
            name="approvalRate"
            label={simulatorText.approval}
            hint={simulatorText.approvalHint}
            unit="%"
          />
          <DecimalField name="saebScore" label={simulatorText.saeb} hint={simulatorText.saebHint} />
        </div>
        <div aria-live="polite" className="mt-4 border-t border-line pt-4">
          {result ? (
            <Result simulation={result} board={board} />
          ) : (
            <p className="text-sm text-muted">{simulatorText.noResult}</p>
          )}
        </div>
        <div className="row mt-4">
          <SubmitButton pendingText={simulatorText.pending}>{simulatorText.submit}</SubmitButton>
          <ButtonLink variant="text" to={`${inStage(staffPaths.simulation, board.stage)}&modo=oficial`}>
            {simulatorText.official}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

function Result({ simulation, board }: { simulation: Simulation; board: Board }) {
  const index = decimal(simulation.calculatedIdeb);
  const goal =
    decimal(simulation.targetIdeb) ?? (simulation.stage === board.stage ? board.goal?.value : null);
  return (
    <>
      <div className="row items-end">
        <div>
          <p className="cell-label">{simulatorText.result}</p>
          <p className="figure mb-0 items-center">
            {formatDecimal(index, 2)}
            <IndexBadge value={index} />
          </p>
        </div>
        <div className="ml-auto text-right text-sm">
          {index && goal ? <AgainstGoal index={index} goal={goal} /> : null}
          <p className="text-xs text-subtle">
            {simulatorText.inputs(
              formatRate(simulation.approvalRate),
              formatDecimal(simulation.saebScore, 2),
            )}
          </p>
        </div>
      </div>
      <div className="mt-3">
        <IdebRule value={index} goal={goal} places={2} subject="simulação" />
      </div>
    </>
  );
}

function AgainstGoal({ index, goal }: { index: Decimal; goal: Decimal }) {
  if (compare(index, goal) < 0) {
    return <p>{simulatorText.misses(formatDecimal(subtract(goal, index), 2), formatDecimal(goal, 1))}</p>;
  }
  return (
    <p className="stat-delta stat-delta-good">
      <Check className="icon" />
      {simulatorText.meets(formatDecimal(goal, 1))}
    </p>
  );
}
