import { Card } from '@/kit/ui/card';
import type { Stage } from '@/domain/index/stage';

import { FormButtons } from '../form-buttons';
import { quickForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';
import { originSentence } from '../start';
import { StageField } from '../stage-field';
import { quickStart } from '../start';
import type { Quick } from './use-quick';
import type { Saving } from '../use-saving';

const { DecimalField, useForm } = quickForm;

interface QuickParametersProps {
  quick: Quick;
  saving: Saving;
  onStage: (stage: Stage) => void;
  onSave: () => void;
}

export function QuickParameters({ quick, saving, onStage, onSave }: QuickParametersProps) {
  const { fill } = useForm();
  const from = originSentence(quick.origin);

  function changeStage(stage: Stage) {
    const start = quickStart(quick.figures, stage);
    void fill(start.values);
    quick.filled(start);
    onStage(stage);
  }

  return (
    <Card title={text.title} description={from ? `${text.quick} ${from}` : text.quick}>
      <div className="sim-form">
        <StageField form={quickForm} onStage={changeStage} />
        <DecimalField name="approvalRate" label={text.approvalRate} hint={text.approvalRateHint} unit="%" />
        <DecimalField name="saebScore" label={text.saebScore} hint={text.saebScoreHint} />
        <DecimalField name="targetIdeb" label={text.target} hint={text.targetHint} />
        <FormButtons saving={saving} onSave={onSave} />
      </div>
    </Card>
  );
}
