import { useEffect, useState } from 'react';

import { toInput } from '@/domain/decimal';
import type { Stage } from '@/domain/index/stage';

import { nextIndex } from '../scenario/figures';
import { OfficialSuggestions } from '../mode-suggestions';
import { NoGoalCard } from '../plan/no-goal-card';
import { OfficialParameters } from './official-parameters';
import { OfficialResult } from './official-result';
import { officialForm } from '../scenario/parameters.schema';
import { calculationInput, isSameInput, officialSimulation, typedInput } from './official-values';
import { parametersText } from '../scenario/parameters.text';
import { PlanCard } from '../plan/plan-card';
import { simulationText } from '../simulation.text';
import { announceRefusal } from '../scenario/announce-refusal';
import type { Official } from './use-official';
import { type Saving, useSaving } from '../use-saving';

const { Form, useForm } = officialForm;

interface OfficialModeProps {
  schoolId: number;
  official: Official;
  onStage: (stage: Stage) => void;
}

/** Parameters, result and plan of the official formula, in one form. */
export function OfficialMode({ schoolId, official, onStage }: OfficialModeProps) {
  const saving = useSaving(schoolId);
  const [initial] = useState(official.draft.typed);
  return (
    <Form
      className="stack"
      label={parametersText.officialForm}
      initialValues={initial}
      fallback={parametersText.calculationFailed}
      onInvalid={announceRefusal}
      onSubmit={(values) => {
        saving.forget();
        return official.calculate(calculationInput(values));
      }}
    >
      <Body official={official} saving={saving} onStage={onStage} />
    </Form>
  );
}

interface BodyProps {
  official: Official;
  saving: Saving;
  onStage: (stage: Stage) => void;
}

function Body({ official, saving, onStage }: BodyProps) {
  const { values, set } = useForm();
  const { data, input, pending, draft } = official;
  const changed = input !== null && !isSameInput(typedInput(values), input);
  // While the new numbers are being calculated nobody has to ask for it.
  const outdated = changed && !pending;

  useEffect(() => draft.remember(values), [draft, values]);

  function save() {
    if (!data || !input || changed) saving.refuse(simulationText.calculateFirst);
    else saving.save(officialSimulation(input), () => draft.markSaved(values));
  }

  function tryGoal(next: string) {
    const targetIdeb = toInput(next);
    void set('targetIdeb', targetIdeb);
    official.show({ ...values, targetIdeb });
  }

  const next = data && !data.plan ? nextIndex(data.ideb) : null;
  return (
    <>
      <div className="grid-form">
        <OfficialParameters official={official} saving={saving} onStage={onStage} onSave={save} />
        <div className="stack">
          <OfficialResult
            official={official}
            standing={outdated ? 'outdated' : changed ? 'pending' : 'current'}
            onRetry={() => official.show(values)}
          />
          {data ? null : <OfficialSuggestions official={official} />}
        </div>
      </div>
      {data?.plan ? (
        <PlanCard
          calculation={data}
          plan={data.plan}
          locked={official.locked}
          pending={official.pending}
          outdated={outdated}
          onLocksChange={(locked) => void official.changeLocks(locked)}
        />
      ) : null}
      {next ? <NoGoalCard next={next} onTry={() => tryGoal(next)} /> : null}
    </>
  );
}
