import { Flag, type LucideIcon, MessageSquare, Pencil, Play, TrendingUp } from 'lucide-react';

import type { ActionUpdate } from '@/api/actions/updates';
import { formatDateTime } from '@/domain/dates';
import { percentText } from '@/domain/percent';

import { updatesText as text } from './updates.text';

const icons: Record<ActionUpdate['updateType'], LucideIcon> = {
  progress: TrendingUp,
  milestone: Flag,
  status_change: Play,
  comment: MessageSquare,
  change: Pencil,
};

/** Who did what, when, and what it did to the progress. */
export function HistoryEntry({ entry }: { entry: ActionUpdate }) {
  const { updateType, title, description, progressBefore, progressAfter, createdByName, createdAt } = entry;
  const Icon = icons[updateType];
  return (
    <li>
      <span className="action-history-icon" aria-hidden="true">
        <Icon className="icon icon-s" />
      </span>
      <p>
        <b>{createdByName}</b>
        {updateType === 'comment' ? text.says : null} {title}
      </p>
      {description === '' ? null : <p className="action-history-words">{description}</p>}
      {progressBefore === null || progressAfter === null ? null : (
        <p>
          {text.progress(percentText(progressBefore))}
          <b>{percentText(progressAfter)}</b>
        </p>
      )}
      <p className="text-xs text-subtle">{formatDateTime(createdAt)}</p>
    </li>
  );
}
