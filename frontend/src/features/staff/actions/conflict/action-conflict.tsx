import { type Action, type ActionFields, changedAction, useActionDeeds } from '@/api/actions/actions';
import type { Colleague } from '@/api/people/users';
import { ConflictDialog } from '@/parts/conflict/conflict-dialog';
import { savedWords } from '@/parts/conflict/saved-words';

import { actionConflictText as text } from './action-conflict.text';
import { decimalFields, fieldKeys, fieldsOfAction } from './action-fields';
import { namesOf, valueWords } from './value-words';

interface ActionConflictProps {
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

/** Two changed one action. */
export function ActionConflict({ base, mine, current, colleagues, onChanged, ...rest }: ActionConflictProps) {
  const { change } = useActionDeeds(base.schoolId);
  const changedAt = current.changedAt ?? current.createdAt;
  const names = namesOf(colleagues, base, current);

  async function save(fields: ActionFields): Promise<boolean> {
    try {
      await change(base.id, { ...fields, version: current.version });
      return true;
    } catch (error) {
      const newer = changedAction(error);
      if (!newer) throw error;
      onChanged(newer);
      return false;
    }
  }

  return (
    <ConflictDialog<ActionFields>
      title={text.title}
      keys={fieldKeys}
      decimals={decimalFields}
      labels={text.fields}
      valueOf={(key, fields) => valueWords(key, fields, names)}
      before={fieldsOfAction(base)}
      mine={mine}
      theirs={fieldsOfAction(current)}
      author={current.changedByName}
      changedAt={changedAt}
      happened={savedWords(current.changedByName, changedAt)}
      save={save}
      {...rest}
    />
  );
}
