import { type RefObject, useEffect, useRef, useState } from 'react';

import type { Simulation } from '@/api/index/simulations';
import { formatDecimal, toInput } from '@/domain/decimal';
import type { Stage } from '@/domain/index/stage';

import { OfficialAnswer, sentenceOf, type Standing } from '../answer/official-answer';
import { PlanCard } from '../plan/plan-card';
import { announceRefusal } from '../scenario/announce-refusal';
import { officialForm, officialSchema } from '../scenario/parameters.schema';
import { parametersText } from '../scenario/parameters.text';
import { simulationText } from '../simulation.text';
import { type Saving, useSaving } from '../use-saving';
import { OfficialParameters } from './official-parameters';
import { calculationInput, isSameInput, officialSimulation, typedInput } from './official-values';
import { useFollowing } from './use-following';
import type { Official } from './use-official';

const { Form, useForm } = officialForm;

interface OfficialModeProps {
  schoolId: number;
  official: Official;
  onStage: (stage: Stage) => void;
  onSaved: (saved: Simulation) => void;
}

/** Answer, parameters and plan of the official formula, in one form. */
export function OfficialMode({ schoolId, official, onStage, onSaved }: OfficialModeProps) {
  const saving = useSaving(schoolId);
  const [initial] = useState(official.draft.typed);
  const answer = useRef<HTMLDivElement>(null);
  return (
    <Form
      label={parametersText.officialForm}
      initialValues={initial}
      fallback={parametersText.calculationFailed}
      onInvalid={announceRefusal}
      onSubmit={async (values) => {
        saving.forget();
        await official.calculate(calculationInput(values));
        answer.current?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <div className="sim-form-layout">
        <Body answer={answer} official={official} saving={saving} onStage={onStage} onSaved={onSaved} />
      </div>
    </Form>
  );
}

interface BodyProps {
  answer: RefObject<HTMLDivElement | null>;
  official: Official;
  saving: Saving;
  onStage: (stage: Stage) => void;
  onSaved: (saved: Simulation) => void;
}

function Body({ answer, official, saving, onStage, onSaved }: BodyProps) {
  const { values, set } = useForm();
  const { data, input, error, draft } = official;
  const isValid = officialSchema.isValidSync(values);
  const changed = input !== null && !isSameInput(typedInput(values), input);
  // What can be calculated is on its way, but for what failed: that has to be asked for.
  const standing: Standing = !changed ? 'current' : isValid && !error ? 'pending' : 'outdated';

  useEffect(() => draft.remember(values), [draft, values]);
  useFollowing(official, values, isValid);

  /** The server reckons anew what it saves, so that numbers may be saved while their answer is on its way. */
  function save() {
    if (!data || !isValid) saving.refuse(simulationText.calculateFirst);
    else
      saving.save(officialSimulation(typedInput(values)), (saved) => {
        draft.markSaved(values);
        onSaved(saved);
      });
  }

  function tryGoal(ideb: string) {
    const targetIdeb = toInput(ideb);
    void set('targetIdeb', targetIdeb);
    official.show({ ...values, targetIdeb });
  }

  return (
    <>
      <div ref={answer} className="sim-form-answer">
        <OfficialAnswer
          official={official}
          standing={standing}
          saving={saving}
          onSave={save}
          onRetry={() => official.show(values)}
        />
      </div>
      <OfficialParameters
        official={official}
        live={data ? { figure: formatDecimal(data.ideb, 1), sentence: sentenceOf(data) } : null}
        onStage={onStage}
      />
      {data?.plan ? (
        <PlanCard
          calculation={data}
          plan={data.plan}
          locked={official.locked}
          pending={official.pending}
          onLocksChange={(locked) => void official.changeLocks(locked)}
          onGoal={tryGoal}
        />
      ) : null}
    </>
  );
}
