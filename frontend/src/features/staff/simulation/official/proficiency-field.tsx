import { type ReactNode, useState } from 'react';

import { looksLikeScore } from './official-values';
import { officialForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';

const { DecimalField, useForm } = officialForm;

interface ProficiencyFieldProps {
  name: 'proficiencyLp' | 'proficiencyMt';
  label: ReactNode;
}

/** A proficiency in points of the Saeb. A number that looks like a standardised note is taken, with a word about it. */
export function ProficiencyField({ name, label }: ProficiencyFieldProps) {
  const { values } = useForm();
  const typed = values[name];
  // Not while the first digit of "258,94" stands alone: only for what was left or sent.
  const [finished, setFinished] = useState(typed);
  const doubtful = finished === typed && looksLikeScore(typed);
  return (
    <DecimalField
      name={name}
      label={label}
      hint={doubtful ? text.looksLikeScore : undefined}
      onBlur={() => setFinished(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setFinished(typed);
      }}
    />
  );
}
