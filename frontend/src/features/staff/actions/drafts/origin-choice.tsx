import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import type { Outlook } from '@/api/index/outlook';
import type { Simulation } from '@/api/index/simulations';
import { formatDate } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { Field } from '@/kit/form/fields/field';
import { wayWords } from '@/parts/effort/way-sentence';

import { draftsText as text } from './drafts.text';
import { CHOOSE, ofScenario, ofWay } from './origin';

import '@/kit/form/fields/input.css';

export interface OriginOption {
  value: string;
  label: string;
}

interface OriginChoiceProps {
  value: string;
  scenarios: readonly OriginOption[];
  ways: readonly OriginOption[];
  /** Of the ways. */
  stage: Stage;
  onChange: (value: string) => void;
}

/** Of what a plan can be made: saved scenarios of the official mode, and what alone leads to the goal. */
export function OriginChoice({ value, scenarios, ways, stage, onChange }: OriginChoiceProps) {
  const id = useId();
  const known = [...scenarios, ...ways].some((one) => one.value === value);
  return (
    <Field id={id} label={text.origin} hint={known ? undefined : text.originHint}>
      <span className="input">
        <select
          id={id}
          value={known ? value : ''}
          onChange={({ target }) => onChange(target.value || CHOOSE)}
        >
          <option value="">{text.choose}</option>
          <Group label={text.scenarios} options={scenarios} />
          <Group label={text.ways(stageLabels[stage])} options={ways} />
        </select>
        <ChevronDown className="icon" />
      </span>
    </Field>
  );
}

function Group({ label, options }: { label: string; options: readonly OriginOption[] }) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </optgroup>
  );
}

export const scenarioOption = (one: Simulation): OriginOption => ({
  value: ofScenario(one.id),
  label: text.scenario(
    one.name,
    one.stage === null ? '' : stageLabels[one.stage],
    formatDate(one.createdAt),
    formatDecimal(one.publishedIdeb ?? one.calculatedIdeb, 1),
  ),
});

export function waysOf({ stage, answer }: Outlook): OriginOption[] {
  if (!answer) return [];
  return answer.ways.flatMap((way) => {
    const value = ofWay(stage, way);
    return value === null ? [] : [{ value, label: wayWords(way, { stage, year: answer.year }).title }];
  });
}
