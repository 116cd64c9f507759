import { useId } from 'react';

import { conflictText as text } from './conflict.text';

export type Choice = 'mine' | 'theirs' | 'both';

interface ConflictFieldProps {
  /** What the field is called, and its values as people read them. */
  label: string;
  before: string;
  mine: string;
  theirs: string;
  /** Whether both may stay. */
  isJoinable: boolean;
  /** Who saved theirs, and when. */
  author: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One field that both changed: their value and one's own, of which one is chosen. */
export function ConflictField(props: ConflictFieldProps) {
  const { label, before, mine, theirs, isJoinable, author, choice, onChoose } = props;
  const id = useId();
  const option = (which: Choice, value: string, whose: string) => (
    <label className="conflict-choice-option">
      <input
        type="radio"
        name={id}
        value={which}
        checked={choice === which}
        onChange={() => onChoose(which)}
      />
      <b>{value}</b>
      <span className="conflict-choice-whose">{whose}</span>
    </label>
  );
  return (
    <div className="conflict-choice" role="radiogroup" aria-labelledby={id}>
      <p id={id}>
        {label}
        <span className="conflict-choice-whose">{text.before(before)}</span>
      </p>
      {option('theirs', theirs, author)}
      {option('mine', mine, text.you)}
      {isJoinable ? option('both', text.both, text.bothDetail) : null}
    </div>
  );
}
