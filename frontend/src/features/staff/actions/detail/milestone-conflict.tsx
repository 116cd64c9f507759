import {
  changedMilestone,
  type Milestone,
  type MilestoneFields,
  useMilestoneDeeds,
} from '@/api/actions/milestones';

import { ConflictDialog } from '../conflict/conflict-dialog';
import { conflictText as text } from '../conflict/conflict.text';
import { fieldsOfMilestone, milestoneKeys } from '../conflict/merge';
import { milestoneWords } from '../conflict/value-words';

interface MilestoneConflictProps {
  /** What both began with. */
  base: Milestone;
  mine: MilestoneFields;
  /** What somebody else has made of it meanwhile. */
  current: Milestone;
  /** Somebody was faster once more. */
  onChanged: (current: Milestone) => void;
  onSaved: () => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** Two changed one milestone. */
export function MilestoneConflict({ base, mine, current, onChanged, ...rest }: MilestoneConflictProps) {
  const { change } = useMilestoneDeeds();

  async function save(fields: MilestoneFields): Promise<boolean> {
    try {
      await change(base.id, { ...fields, version: current.version });
      return true;
    } catch (error) {
      const newer = changedMilestone(error);
      if (!newer) throw error;
      onChanged(newer);
      return false;
    }
  }

  return (
    <ConflictDialog<MilestoneFields>
      title={text.ofMilestone}
      keys={milestoneKeys}
      labels={text.milestoneFields}
      valueOf={milestoneWords}
      before={fieldsOfMilestone(base)}
      mine={mine}
      theirs={fieldsOfMilestone(current)}
      author={current.editedByName}
      changedAt={current.editedAt}
      save={save}
      {...rest}
    />
  );
}
