import {
  changedMilestone,
  isMilestoneGone,
  type Milestone,
  type MilestoneFields,
  useMilestoneDeeds,
} from '@/api/actions/milestones';
import { formatTime } from '@/domain/dates';
import { ConflictDialog } from '@/parts/conflict/conflict-dialog';
import { conflictText } from '@/parts/conflict/conflict.text';
import { savedWords } from '@/parts/conflict/saved-words';

import { actionConflictText as text } from '../conflict/action-conflict.text';
import { fieldsOfMilestone, milestoneKeys } from '../conflict/action-fields';
import { milestoneWords } from '../conflict/value-words';

interface MilestoneConflictProps {
  /** What both began with. */
  base: Milestone;
  mine: MilestoneFields;
  /** What somebody else has made of it meanwhile. */
  current: Milestone;
  /** Somebody was faster once more. */
  onChanged: (current: Milestone) => void;
  /** Somebody deleted it: what was to be saved. */
  onGone: (mine: MilestoneFields) => void;
  onSaved: () => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** Two changed one milestone. */
export function MilestoneConflict(props: MilestoneConflictProps) {
  const { base, mine, current, onChanged, onGone, ...rest } = props;
  const { change } = useMilestoneDeeds();

  async function save(fields: MilestoneFields): Promise<boolean> {
    try {
      await change(base.id, { ...fields, version: current.version });
      return true;
    } catch (error) {
      const newer = changedMilestone(error);
      if (newer) onChanged(newer);
      else if (isMilestoneGone(error)) onGone(fields);
      else throw error;
      return false;
    }
  }

  // Who only completed or reopened it has written nothing.
  const isEdited = current.editedAt !== base.editedAt;
  return (
    <ConflictDialog<MilestoneFields>
      title={text.ofMilestone}
      keys={milestoneKeys}
      labels={text.milestoneFields}
      valueOf={milestoneWords}
      before={fieldsOfMilestone(base)}
      mine={mine}
      theirs={fieldsOfMilestone(current)}
      author={isEdited ? current.editedByName : null}
      changedAt={isEdited ? current.editedAt : null}
      happened={happened(base, current, isEdited)}
      save={save}
      {...rest}
    />
  );
}

/** What somebody did meanwhile: completed or reopened it, wrote something else, or both. */
function happened(base: Milestone, current: Milestone, isEdited: boolean): string {
  const state = stateWords(base, current);
  if (!isEdited) return `${state ?? text.completedAndReopened} ${conflictText.nothingLost}`;
  const saved = savedWords(current.editedByName, current.editedAt);
  return state === null ? saved : `${state} ${saved}`;
}

function stateWords(base: Milestone, { completedAt, completedByName }: Milestone): string | null {
  if (completedAt === base.completedAt) return null;
  if (completedAt === null) return text.reopened;
  return text.completed(completedByName ?? conflictText.somebody, formatTime(completedAt));
}
