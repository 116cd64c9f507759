import type { ActionSum } from '@/api/index/action-sum';
import { stageLabels } from '@/domain/index/stage';

import { SumAnswer } from '../sum/sum-card';
import { sumText } from '../sum/sum.text';

/** Whether the plan of a stage is enough, with what that is and is not. */
export function PaperSum({ sum }: { sum: ActionSum }) {
  const { stage, answer, missing, actions } = sum;
  const no = sumText.missing[missing ?? 'no_index'];
  return (
    <div className="plan-paper-sum">
      <p>{stageLabels[stage]}</p>
      {answer ? (
        <>
          <SumAnswer sum={sum} answer={answer} />
          {actions > 0 ? <p>{sumText.caution}</p> : null}
        </>
      ) : (
        <>
          <h2>{no.title(stageLabels[stage])}</h2>
          <p>{no.detail}</p>
        </>
      )}
    </div>
  );
}
