import { useEffect, useRef } from 'react';

import type { Action } from '@/api/actions/actions';
import { type AllMilestones, useAllMilestones } from '@/api/actions/milestones';
import { useActionSums } from '@/api/index/action-sum';
import type { School } from '@/api/school';
import { actionStatuses } from '@/domain/action/words';
import { formatCount } from '@/domain/decimal';
import type { Stage } from '@/domain/index/stage';
import { joined } from '@/kit/feedback/read-state';
import { toast } from '@/kit/feedback/toast/toast-store';

import type { KnownEffect } from '../effect/effect-words';
import { PaperAction } from './paper-action';
import { PaperSum } from './paper-sum';
import { paperText as text } from './paper.text';

import './plan-paper.css';

const NONE: AllMilestones = { of: new Map(), left: 0 };

interface PlanPaperProps {
  school: School;
  actions: readonly Action[];
  /** Those that are planned for. */
  stages: readonly Stage[];
  effectOf: (action: number) => KnownEffect;
  today: string;
  onClose: () => void;
}

/** The whole plan on paper, for the school's council: whether it is enough, every action by its status, and who signs. */
export function PlanPaper({ school, actions, stages, effectOf, today, onClose }: PlanPaperProps) {
  const { data, error } = joined(useAllMilestones(school.id), useActionSums(school.id, stages));
  const asked = useRef(false);
  const isWaiting = actions.some(({ id, indicator }) => indicator !== null && effectOf(id) === 'pending');
  useEffect(() => {
    if (error) {
      toast.error(text.failed, error.sentence());
      onClose();
    }
    // Once, also where the browser's own question stays open while the list is read again.
    if (!data || isWaiting || asked.current) return;
    asked.current = true;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
  }, [data, error, isWaiting, onClose]);
  const [milestones, sums] = data ?? [NONE, []];
  return (
    <div className="plan-paper">
      {sums.map((sum) => (
        <PaperSum key={sum.stage} sum={sum} />
      ))}
      {actionStatuses.map((status) => {
        const all = actions.filter((action) => action.status === status);
        return all.length === 0 ? null : (
          <section key={status}>
            <h2>{text.statuses[status](all.length)}</h2>
            {all.map((action) => (
              <PaperAction
                key={action.id}
                action={action}
                effect={effectOf(action.id)}
                milestones={milestones.of.get(action.id) ?? []}
                today={today}
                state={school.state}
              />
            ))}
          </section>
        );
      })}
      {actions.some(({ indicator }) => indicator !== null) ? <p>{text.rounding}</p> : null}
      {milestones.left > 0 ? <p>{text.left(formatCount(milestones.left))}</p> : null}
      <Signatures />
    </div>
  );
}

const Signatures = () => (
  <section className="plan-paper-signatures">
    <h2>{text.signatures}</h2>
    <ul>
      {text.signers.map((signer) => (
        <li key={signer}>
          <i />
          {signer}
        </li>
      ))}
    </ul>
    <p>{text.placeAndDay}</p>
  </section>
);
