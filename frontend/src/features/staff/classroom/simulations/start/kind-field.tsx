import { Monitor, ClipboardList } from 'lucide-react';
import { useId } from 'react';

import { kindLabels, type SimulationKind, simulationKinds } from '@/domain/class-simulation/kind';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';

import './kind-field.css';

const text = simulationsText.start;

const kinds: Readonly<Record<SimulationKind, { icon: typeof Monitor; detail: string }>> = {
  projetada: { icon: Monitor, detail: text.projected },
  impressa: { icon: ClipboardList, detail: text.printed },
};

/** How the class answers, as native radios. */
export function KindField() {
  const { values, set } = startForm.useForm();
  const name = useId();
  return (
    <fieldset className="kind-field">
      <legend className="field-label">{text.kind}</legend>
      {simulationKinds.map((kind) => {
        const { icon: Icon, detail } = kinds[kind];
        return (
          <label key={kind} className="kind-field-choice">
            <input
              type="radio"
              name={name}
              checked={values.kind === kind}
              onChange={() => void set('kind', kind)}
            />
            <Icon className="icon" aria-hidden="true" />
            <span>
              <b>{kindLabels[kind]}</b>
              <span className="kind-field-detail">{detail}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
