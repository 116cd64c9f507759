import { useId } from 'react';

import type { ActionFields } from '@/api/actions/actions';

import { conflictText as text } from './conflict.text';
import type { FieldKey } from './merge';
import { type Names, valueWords } from './value-words';

export type Choice = 'mine' | 'theirs';

interface ConflictFieldProps {
  of: FieldKey;
  before: ActionFields;
  mine: ActionFields;
  theirs: ActionFields;
  names: Names;
  /** Who saved theirs, and when. */
  author: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One field that both changed: their value and one's own, of which one is chosen. */
export function ConflictField(props: ConflictFieldProps) {
  const { of, before, mine, theirs, names, author, choice, onChoose } = props;
  const id = useId();
  const option = (which: Choice, fields: ActionFields, whose: string) => (
    <label className="conflict-choice-option">
      <input
        type="radio"
        name={id}
        value={which}
        checked={choice === which}
        onChange={() => onChoose(which)}
      />
      <b>{valueWords(of, fields, names)}</b>
      <span className="conflict-choice-whose">{whose}</span>
    </label>
  );
  return (
    <div className="conflict-choice" role="radiogroup" aria-labelledby={id}>
      <p id={id}>
        {text.fields[of]}
        <span className="conflict-choice-whose">{text.before(valueWords(of, before, names))}</span>
      </p>
      {option('theirs', theirs, author)}
      {option('mine', mine, text.you)}
    </div>
  );
}
