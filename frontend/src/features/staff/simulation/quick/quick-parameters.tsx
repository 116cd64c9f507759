import type { ComponentProps } from 'react';

import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import type { Stage } from '@/domain/index/stage';

import { ParametersCard } from '../parameters-card';
import { quickForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';
import { originSentence } from '../start';
import { StageField } from '../stage-field';
import { quickStart } from '../start';
import type { Quick } from './use-quick';

const { DecimalField, useForm } = quickForm;

interface QuickParametersProps {
  quick: Quick;
  live: ComponentProps<typeof ParametersCard>['live'];
  onStage: (stage: Stage) => void;
}

export function QuickParameters({ quick, live, onStage }: QuickParametersProps) {
  const { fill } = useForm();
  const from = originSentence(quick.origin);

  function changeStage(stage: Stage) {
    const start = quickStart(quick.figures, stage);
    void fill(start.values);
    quick.filled(start);
    onStage(stage);
  }

  return (
    <ParametersCard description={from ? `${text.quick} ${from}` : text.quick} live={live}>
      <StageField form={quickForm} onStage={changeStage} />
      <DecimalField name="approvalRate" label={text.approvalRate} hint={text.approvalRateHint} unit="%" />
      <DecimalField name="saebScore" label={text.saebScore} hint={text.saebScoreHint} />
      <DecimalField name="targetIdeb" label={text.target} hint={text.targetHint} />
      <FormAlert />
      {/* Where nothing was calculated yet, this is what there is to do. */}
      <SubmitButton variant={live ? 'outline' : 'primary'} pendingText={text.calculating}>
        {text.calculate}
      </SubmitButton>
    </ParametersCard>
  );
}
