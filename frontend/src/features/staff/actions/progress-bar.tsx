import type { Action } from '@/api/actions/actions';
import { Meter } from '@/kit/data/figure/meter';

import { actionsText as text } from './actions.text';

import './progress-bar.css';

/** How far an action is, and by what. */
export function ProgressBar({ action }: { action: Action }) {
  const { progress, progressByHand, milestones, milestonesDone } = action;
  const of = milestones === 0 ? text.noMilestones : text.ofMilestones(milestonesDone, milestones);
  return (
    <div className="progress-bar">
      <Meter percent={progress} />
      <span>
        <b>{text.progress(progress)}</b>, {of}
        {progressByHand ? `, ${text.byHand}` : null}
      </span>
    </div>
  );
}
