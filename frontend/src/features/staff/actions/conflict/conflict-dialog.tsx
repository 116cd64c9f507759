import { GitMerge } from 'lucide-react';
import { useState } from 'react';

import { type Action, type ActionFields, changedAction, useActionDeeds } from '@/api/actions/actions';
import type { Colleague } from '@/api/people/users';
import { formatTime } from '@/domain/dates';
import { enumerate } from '@/domain/enumerate';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { type Choice, ConflictField } from './conflict-field';
import { conflictText as text } from './conflict.text';
import { type FieldKey, fieldsOfAction, mergeOf, together } from './merge';
import { namesOf } from './value-words';

import './conflict-choice.css';

interface ConflictDialogProps {
  /** What both began with. */
  base: Action;
  mine: ActionFields;
  /** What somebody else has made of it meanwhile. */
  current: Action;
  colleagues: readonly Colleague[];
  /** Somebody was faster once more. */
  onChanged: (current: Action) => void;
  onSaved: () => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** Two changed one action: what only one of them changed stands, and of the rest is asked before anything is written. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, mine, current, colleagues, onChanged, onSaved, onBack, onDiscard } = props;
  const { change } = useActionDeeds(base.schoolId);
  const [choices, setChoices] = useState<Partial<Record<FieldKey, Choice>>>({});
  const theirs = fieldsOfAction(current);
  const before = fieldsOfAction(base);
  const { asked, onlyMine, onlyTheirs } = mergeOf(before, mine, theirs);
  const names = namesOf(colleagues, base, current);
  const name = current.changedByName ?? text.somebody;

  async function save(): Promise<boolean> {
    const standing = [...onlyMine, ...asked.filter((key) => choices[key] === 'mine')];
    try {
      await change(base.id, { ...together(mine, theirs, standing), version: current.version });
      return true;
    } catch (error) {
      const newer = changedAction(error);
      if (!newer) throw error;
      // What was chosen was chosen against something else.
      setChoices({});
      onChanged(newer);
      return false;
    }
  }
  const saving = useAction(save, {
    onDone: (saved) => (saved ? onSaved() : undefined),
    fallback: text.failed,
  });
  const submit = () =>
    asked.every((key) => choices[key] !== undefined) ? saving.run() : saving.refuse(text.chooseAll);

  return (
    <Dialog
      open
      wide
      onOpenChange={() => (saving.pending ? undefined : onBack())}
      title={text.title}
      description={text.saved(name, formatTime(current.changedAt ?? current.createdAt))}
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
      <p className="font-bold">
        {asked.length > 0 ? text.asked(asked.length) : onlyMine.length > 0 ? text.nothingAsked : text.same}
      </p>
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
          of={key}
          before={before}
          mine={mine}
          theirs={theirs}
          names={names}
          author={`${name}, ${formatTime(current.changedAt ?? current.createdAt)}`}
          choice={choices[key] ?? null}
          onChoose={(choice) => {
            saving.refuse(null);
            setChoices({ ...choices, [key]: choice });
          }}
        />
      ))}
      <Merged onlyMine={onlyMine} onlyTheirs={onlyTheirs} name={name} />
      {saving.refusal === null ? null : (
        <Note tone="bad" role="alert" className="mt-4">
          {saving.refusal}
        </Note>
      )}
    </Dialog>
  );
}

interface MergedProps {
  onlyMine: readonly FieldKey[];
  onlyTheirs: readonly FieldKey[];
  name: string;
}

/** Names what stands without being asked. */
function Merged({ onlyMine, onlyTheirs, name }: MergedProps) {
  if (onlyMine.length === 0 && onlyTheirs.length === 0) return null;
  const fields = (keys: readonly FieldKey[]) => enumerate(keys.map((key) => text.fields[key].toLowerCase()));
  return (
    <Note className="mt-4" icon={<GitMerge className="icon" />}>
      {[
        ...(onlyMine.length > 0 ? [text.onlyMine(fields(onlyMine))] : []),
        ...(onlyTheirs.length > 0 ? [text.onlyTheirs(name, fields(onlyTheirs))] : []),
        text.together,
      ].join(' ')}
    </Note>
  );
}
