import { useEffect, useState } from 'react';

import { Form } from '@/components/form/form';
import { useForm } from '@/components/form/use-form';

import { QuickSuggestions } from './mode-suggestions';
import { tellRefusal } from './official-mode';
import { quickSchema } from './parameters.schema';
import { parametersText } from './parameters.text';
import { QuickParameters } from './quick-parameters';
import { QuickResult } from './quick-result';
import { quickSimulation, type QuickValues, sameQuick } from './quick-values';
import { simulationText } from './simulation.text';
import type { Quick } from './use-quick';
import { type Saving, useSaving } from './use-saving';

/** Approval × standardised note: parameters and result in one form, reckoned in the browser. */
export function QuickMode({ schoolId, quick }: { schoolId: number; quick: Quick }) {
  const saving = useSaving(schoolId);
  const [initial] = useState(quick.recall);
  return (
    <Form
      label={parametersText.quickForm}
      initialValues={initial}
      schema={quickSchema}
      onInvalid={tellRefusal}
      onSubmit={(values) => {
        saving.forget();
        quick.calculate(values);
      }}
    >
      <Body quick={quick} saving={saving} />
    </Form>
  );
}

function Body({ quick, saving }: { quick: Quick; saving: Saving }) {
  const { values } = useForm<QuickValues>();
  const { result, remember } = quick;
  const outdated = result !== null && !sameQuick(values, result);

  useEffect(() => remember(values), [remember, values]);

  function save() {
    const empty = values.approvalRate.trim() === '' || values.saebScore.trim() === '';
    if (!result) saving.refuse(simulationText.calculateFirst);
    else if (empty) saving.refuse(simulationText.fillFirst);
    else if (outdated) saving.refuse(simulationText.calculateFirst);
    else void saving.save(quickSimulation(result, quick.stage));
  }

  return (
    <div className="grid-form">
      <QuickParameters origin={quick.start.origin} saving={saving} onSave={save} />
      <div className="stack">
        <QuickResult result={result} outdated={outdated} />
        <QuickSuggestions quick={quick} />
      </div>
    </div>
  );
}
