import { DecimalField } from '@/components/form/decimal-field';
import { Card } from '@/components/ui/card';

import { FormButtons } from './form-buttons';
import { parametersText as text } from './parameters.text';
import { originText } from './simulation.text';
import type { Origin } from './start';
import type { Saving } from './use-saving';

interface QuickParametersProps {
  origin: Origin;
  saving: Saving;
  onSave: () => void;
}

export function QuickParameters({ origin, saving, onSave }: QuickParametersProps) {
  const from = originText(origin);
  return (
    <Card title={text.title} description={from ? `${text.quick} ${from}` : text.quick}>
      <div className="sim-form">
        <DecimalField name="approvalRate" label={text.approvalRate} hint={text.approvalRateHint} unit="%" />
        <DecimalField name="saebScore" label={text.saebScore} hint={text.saebScoreHint} />
        <DecimalField name="targetIdeb" label={text.target} hint={text.targetHint} />
        <FormButtons saving={saving} onSave={onSave} />
      </div>
    </Card>
  );
}
