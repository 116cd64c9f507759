import { useSimulationActions } from '@/api/index/simulations';
import type { OutlookAnswer } from '@/api/index/outlook';
import { useSettled } from '@/kit/browser/use-settled';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { IndexBadge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';
import { formatDecimal, toInput } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';
import { knownApproval } from '@/domain/index/known-approval';
import { inStage, staffPaths } from '@/domain/staff-paths';

import type { Board } from '../board';
import { aimOf, type Estimate, estimateOf, figuresToTry } from './estimate';
import { refusalOf, simulatorForm } from './simulator.schema';
import { simulatorText as text } from './simulator.text';

const { DecimalField, Form } = simulatorForm;

/** Refused values are said beside their field and, word for word, in a toast. */
function speak(sentences: readonly string[]) {
  const refusal = refusalOf(sentences);
  if (refusal) toast.error(refusal.title, refusal.message);
}

interface SimulatorCardProps {
  schoolId: number;
  board: Board;
  answer: OutlookAnswer | null;
}

/** The quick estimate, which follows what is typed; what is calculated is saved at once. */
export function SimulatorCard({ schoolId, board, answer }: SimulatorCardProps) {
  const calculate = useAction(useSimulationActions(schoolId).save, {
    onDone: () => toast.success(text.saved, text.savedDetail),
    failed: text.failed,
    fallback: text.failedDetail,
  });
  const known = figuresToTry(board);
  const rate = known && knownApproval(known);
  const hint = (bounds: string, value: string | null | undefined) =>
    known && value != null ? text.known(bounds, known.year, formatLeast(value)) : bounds;
  const initial = {
    approvalRate: toInput(rate),
    saebScore: toInput(known?.printedScore),
  };

  /** Why the two numbers of the answer's own edition do not give its index; null where they do, or others are typed. */
  function rounded(values: typeof initial): string | null {
    const estimate = estimateOf(values, null);
    const isOwn = values.approvalRate === initial.approvalRate && values.saebScore === initial.saebScore;
    if (!answer || !estimate || !isOwn || known?.year !== answer.year) return null;
    const [here, there] = [formatDecimal(estimate.index), formatDecimal(answer.index)];
    return here === there ? null : text.rounded(here, there);
  }

  return (
    <Card title={text.title} description={text.description}>
      <Form
        initialValues={initial}
        fallback={text.failedDetail}
        onInvalid={speak}
        onSubmit={(values) => calculate.attempt({ ...values, stage: board.stage })}
        label={text.title}
      >
        {(values) => (
          <>
            <FormAlert className="mb-4" />
            <div className="fields-2 max-xs:grid-cols-1">
              <DecimalField
                name="approvalRate"
                label={text.approval}
                hint={hint(text.approvalHint, rate)}
                unit="%"
              />
              <DecimalField
                name="saebScore"
                label={text.saeb}
                hint={hint(text.saebHint, known?.printedScore)}
              />
            </div>
            <div className="mt-4 border-t border-line pt-4">
              <Result estimate={estimateOf(values, aimOf(answer, board))} />
              {rounded(values) ? <p className="mt-2 text-xs text-subtle">{rounded(values)}</p> : null}
            </div>
            <div className="row mt-4">
              <SubmitButton pendingText={text.pending}>{text.submit}</SubmitButton>
              <ButtonLink variant="text" to={`${inStage(staffPaths.simulation, board.stage)}&modo=oficial`}>
                {text.official}
              </ButtonLink>
            </div>
            <p className="mt-2 text-xs text-subtle">{text.saves}</p>
          </>
        )}
      </Form>
    </Card>
  );
}

function Result({ estimate }: { estimate: Estimate | null }) {
  return (
    <>
      <p className="sr-only" role="status">
        {useSettled(spoken(estimate), 600)}
      </p>
      {estimate ? <Shown estimate={estimate} /> : <p className="text-sm text-muted">{text.noResult}</p>}
    </>
  );
}

/** What is read out once the typing pauses. */
function spoken(estimate: Estimate | null): string {
  if (!estimate) return '';
  const { index, published, target, missing } = estimate;
  const [ideb, aim] = [formatDecimal(published, 1), formatDecimal(target, 1)];
  const now = `${text.result} ${formatDecimal(index)}, ${text.publishes(ideb)}.`;
  return `${now} ${missing ? text.misses(formatDecimal(missing), aim) : text.meets(aim)}`;
}

function Shown({ estimate: { index, published, target, threshold } }: { estimate: Estimate }) {
  return (
    <>
      <p className="cell-label">{text.result}</p>
      <p className="figure mb-0">
        <span>{formatDecimal(index)}</span>
        <small>{text.publishes(formatDecimal(published, 1))}</small>
        <IndexBadge value={index} />
      </p>
      <IdebRuleZoom
        product={index}
        target={target}
        threshold={threshold}
        when={text.now}
        published={published}
      />
    </>
  );
}
