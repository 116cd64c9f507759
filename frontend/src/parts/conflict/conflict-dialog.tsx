import { GitMerge } from 'lucide-react';
import { useState } from 'react';

import { formatTime } from '@/domain/dates';
import { enumerate } from '@/domain/enumerate';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { type Choice, ConflictField } from './conflict-field';
import { conflictText as text } from './conflict.text';
import { joinedTexts, type Keys, mergeOf, together } from './merge';

import './conflict-choice.css';

interface ConflictDialogProps<F> {
  title: string;
  keys: Keys<F>;
  labels: Readonly<Record<keyof F & string, string>>;
  /** Amounts, which are the same with and without their zeros. */
  decimals?: readonly string[];
  /** Texts of several lines: both may stay, one below the other. */
  joinable?: Keys<F>;
  /** The value of a field as people read it. */
  valueOf: (key: keyof F & string, fields: F) => string;
  /** What both began with. */
  before: F;
  mine: F;
  /** What somebody else has made of it meanwhile; who, where it is known, and when. */
  theirs: F;
  author: string | null;
  changedAt: string | null;
  /** What they did, in a sentence. */
  happened: string;
  /** False where somebody was faster once more. */
  save: (fields: F) => Promise<boolean>;
  onSaved: () => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** Two changed one thing: what only one of them changed stands, and of the rest is asked before anything is written. */
export function ConflictDialog<F>(props: ConflictDialogProps<F>) {
  const { title, keys, labels, valueOf, before, mine, theirs, changedAt, save } = props;
  const { onSaved, onBack, onDiscard, decimals, joinable = [] } = props;
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  const { asked, onlyMine, onlyTheirs } = mergeOf(keys, before, mine, theirs, decimals);
  const name = props.author ?? text.somebody;
  const nameInside = props.author ?? text.somebodyInside;
  const time = changedAt === null ? null : formatTime(changedAt);

  async function saveChosen(): Promise<boolean> {
    const chosen = (choice: Choice) => asked.filter((key) => choices[key] === choice);
    const both = chosen('both').map((key) => [key, joinedTexts(theirs[key], mine[key])] as const);
    const standing = together(mine, theirs, [...onlyMine, ...chosen('mine')]);
    const saved = await save({ ...standing, ...Object.fromEntries(both) });
    // What was chosen was chosen against something else.
    if (!saved) setChoices({});
    return saved;
  }
  const saving = useAction(saveChosen, {
    onDone: (saved) => (saved ? onSaved() : undefined),
    fallback: text.failed,
  });
  const submit = () =>
    asked.every((key) => choices[key] !== undefined) ? saving.run() : saving.refuse(text.chooseAll);

  const named = (some: Keys<F>) => some.map((key) => labels[key].toLowerCase());

  return (
    <Dialog
      open
      wide
      onOpenChange={() => (saving.pending ? undefined : onBack())}
      title={title}
      description={props.happened}
      foot={
        <>
          <Button variant="text" className="conflict-choice-discard" onClick={onDiscard}>
            {text.discard}
          </Button>
          <Button onClick={onBack}>{text.back}</Button>
          <Button variant="primary" pending={saving.pending} pendingText={text.saving} onClick={submit}>
            {text.save}
          </Button>
        </>
      }
    >
      <p className="font-bold">{toChoose(asked.length, onlyMine.length, onlyTheirs.length)}</p>
      {asked.length === 0 ? null : (
        <div className="conflict-choice-head" aria-hidden="true">
          <span />
          <span>{text.theirs(name)}</span>
          <span>{text.mine}</span>
        </div>
      )}
      {asked.map((key) => (
        <ConflictField
          key={key}
          label={labels[key]}
          before={valueOf(key, before)}
          mine={valueOf(key, mine)}
          theirs={valueOf(key, theirs)}
          isJoinable={joinable.includes(key)}
          author={time === null ? name : `${name}, ${time}`}
          choice={choices[key] ?? null}
          onChoose={(choice) => {
            saving.refuse(null);
            setChoices({ ...choices, [key]: choice });
          }}
        />
      ))}
      <Merged onlyMine={named(onlyMine)} onlyTheirs={named(onlyTheirs)} name={nameInside} />
      {saving.refusal === null ? null : (
        <Note tone="bad" role="alert" className="mt-4">
          {saving.refusal}
        </Note>
      )}
    </Dialog>
  );
}

function toChoose(asked: number, onlyMine: number, onlyTheirs: number): string {
  if (asked > 0) return text.asked(asked);
  if (onlyMine === 0) return text.same;
  return onlyTheirs === 0 ? text.onlyYours : text.nothingAsked;
}

interface MergedProps {
  onlyMine: readonly string[];
  onlyTheirs: readonly string[];
  name: string;
}

/** Names what stands without being asked. */
function Merged({ onlyMine, onlyTheirs, name }: MergedProps) {
  if (onlyMine.length === 0 && onlyTheirs.length === 0) return null;
  return (
    <Note className="mt-4" icon={<GitMerge className="icon" />}>
      {[
        ...(onlyMine.length > 0 ? [text.onlyMine(enumerate(onlyMine))] : []),
        ...(onlyTheirs.length > 0 ? [text.onlyTheirs(name, enumerate(onlyTheirs)), text.together] : []),
      ].join(' ')}
    </Note>
  );
}
