import { ChevronDown } from 'lucide-react';

import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';
import { shiftLabels } from '@/domain/shift';

import { subjectsOf } from './chosen';
import { classMapText as text } from './class-map.text';
import type { MapAddress } from './use-map-address';

import '@/kit/form/fields/input.css';
import './map-choices.css';

interface MapChoicesProps {
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  of: SchoolClass | null;
  subject: Subject | null;
  view: MapAddress;
}

/** Of which class and subject the map is. */
export function MapChoices({ classes, subjects, of, subject, view }: MapChoicesProps) {
  const offered = of ? subjectsOf(of, subjects) : [];
  const all = subject && !offered.some(({ id }) => id === subject.id) ? [...offered, subject] : offered;
  return (
    <div className="map-choices no-print">
      <Choice
        label={text.class}
        value={of?.id ?? null}
        options={classes.map(({ id, name, shift }) => ({ id, label: `${name}, ${shiftLabels[shift]}` }))}
        // Another class may be of another stage, which has subjects of its own.
        onChange={(turma) => view.change({ turma, disciplina: null })}
      />
      {of ? (
        <Choice
          label={text.subject}
          value={subject?.id ?? null}
          options={all.map(({ id, name }) => ({ id, label: name }))}
          onChange={(disciplina) => view.change({ turma: String(of.id), disciplina })}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: number | null;
  options: readonly { id: number; label: string }[];
  onChange: (id: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <span className="input map-choices-one">
    <select
      aria-label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === null ? <option value="">{label}</option> : null}
      {options.map((option) => (
        <option key={option.id} value={String(option.id)}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown className="icon" />
  </span>
);
