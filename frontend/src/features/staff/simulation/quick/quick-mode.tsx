import { type RefObject, useEffect, useRef, useState } from 'react';

import type { Simulation } from '@/api/index/simulations';
import { formatDecimal } from '@/domain/decimal';
import type { Stage } from '@/domain/index/stage';

import { QuickAnswer, sentenceOf } from '../answer/quick-answer';
import { QuickSuggestions } from '../mode-suggestions';
import { announceRefusal } from '../scenario/announce-refusal';
import { quickForm, quickSchema } from '../scenario/parameters.schema';
import { parametersText } from '../scenario/parameters.text';
import { simulationText } from '../simulation.text';
import { type Saving, useSaving } from '../use-saving';
import { QuickParameters } from './quick-parameters';
import { isSameQuick, quickSimulation } from './quick-values';
import type { Quick } from './use-quick';

const { Form, useForm } = quickForm;

interface QuickModeProps {
  schoolId: number;
  quick: Quick;
  onStage: (stage: Stage) => void;
  onSaved: (saved: Simulation) => void;
}

/** Approval × standardised note: answer, parameters and suggestions in one form, reckoned in the browser. */
export function QuickMode({ schoolId, quick, onStage, onSaved }: QuickModeProps) {
  const saving = useSaving(schoolId);
  const [initial] = useState(quick.draft.typed);
  const answer = useRef<HTMLDivElement>(null);
  return (
    <Form
      label={parametersText.quickForm}
      initialValues={initial}
      onInvalid={announceRefusal}
      onSubmit={(values) => {
        saving.forget();
        quick.calculate(values);
        answer.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <div className="sim-form-layout">
        <Body answer={answer} quick={quick} saving={saving} onStage={onStage} onSaved={onSaved} />
      </div>
    </Form>
  );
}

interface BodyProps extends Omit<QuickModeProps, 'schoolId'> {
  answer: RefObject<HTMLDivElement | null>;
  saving: Saving;
}

function Body({ answer, quick, saving, onStage, onSaved }: BodyProps) {
  const { values } = useForm();
  const { result, draft, calculate } = quick;
  const isValid = quickSchema.isValidSync(values);
  const outdated = result !== null && !isSameQuick(values, result);

  useEffect(() => draft.remember(values), [draft, values]);
  // Cheap enough to follow every key; what cannot be reckoned leaves the last estimate.
  useEffect(() => {
    if (isValid && (result === null || outdated)) calculate(quickForm.parse(values));
  }, [calculate, isValid, outdated, result, values]);

  function save() {
    const empty = values.approvalRate.trim() === '' || values.saebScore.trim() === '';
    if (empty) saving.refuse(simulationText.fillFirst);
    else if (!result || outdated) saving.refuse(simulationText.calculateFirst);
    else
      saving.save(quickSimulation(result), (saved) => {
        draft.markSaved(values);
        onSaved(saved);
      });
  }

  return (
    <>
      <div ref={answer} className="sim-form-answer">
        <QuickAnswer result={result} outdated={outdated} saving={saving} onSave={save} />
      </div>
      <QuickParameters
        quick={quick}
        live={result ? { figure: formatDecimal(result.printed), sentence: sentenceOf(result) } : null}
        onStage={onStage}
      />
      <QuickSuggestions result={result} />
    </>
  );
}
