import { useEffect, useState } from 'react';

import type { Stage } from '@/domain/index/stage';

import { QuickSuggestions } from '../mode-suggestions';
import { quickForm } from '../scenario/parameters.schema';
import { parametersText } from '../scenario/parameters.text';
import { QuickParameters } from './quick-parameters';
import { QuickResult } from './quick-result';
import { isSameQuick, quickSimulation } from './quick-values';
import { simulationText } from '../simulation.text';
import { announceRefusal } from '../scenario/announce-refusal';
import type { Quick } from './use-quick';
import { type Saving, useSaving } from '../use-saving';

const { Form, useForm } = quickForm;

interface QuickModeProps {
  schoolId: number;
  quick: Quick;
  onStage: (stage: Stage) => void;
}

/** Approval × standardised note: parameters and result in one form, reckoned in the browser. */
export function QuickMode({ schoolId, quick, onStage }: QuickModeProps) {
  const saving = useSaving(schoolId);
  const [initial] = useState(quick.draft.typed);
  return (
    <Form
      label={parametersText.quickForm}
      initialValues={initial}
      onInvalid={announceRefusal}
      onSubmit={(values) => {
        saving.forget();
        quick.calculate(values);
      }}
    >
      <Body quick={quick} saving={saving} onStage={onStage} />
    </Form>
  );
}

function Body({ quick, saving, onStage }: Omit<QuickModeProps, 'schoolId'> & { saving: Saving }) {
  const { values } = useForm();
  const { result, draft } = quick;
  const outdated = result !== null && !isSameQuick(values, result);

  useEffect(() => draft.remember(values), [draft, values]);

  function save() {
    const empty = values.approvalRate.trim() === '' || values.saebScore.trim() === '';
    if (!result) saving.refuse(simulationText.calculateFirst);
    else if (empty) saving.refuse(simulationText.fillFirst);
    else if (outdated) saving.refuse(simulationText.calculateFirst);
    else saving.save(quickSimulation(result), () => draft.markSaved(values));
  }

  return (
    <div className="grid-form">
      <QuickParameters quick={quick} saving={saving} onStage={onStage} onSave={save} />
      <div className="stack">
        <QuickResult result={result} outdated={outdated} />
        <QuickSuggestions quick={quick} />
      </div>
    </div>
  );
}
