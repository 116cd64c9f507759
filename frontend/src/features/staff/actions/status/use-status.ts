import { useState } from 'react';

import { type Action, type ActionStatusChange, changedAction, useActionDeeds } from '@/api/actions/actions';
import { asksToConfirm } from '@/api/wire/problem';
import type { ActionStatus } from '@/domain/action/words';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { statusText as text } from './status.text';

/** What is asked before a status is changed. */
export type StatusQuestion =
  /** Why it is cancelled. */
  | { what: 'cancel' }
  /** Whether it ends with milestones that are open. */
  | { what: 'open' }
  /** Somebody else has chosen another status since. */
  | { what: 'changed'; to: ActionStatus; current: Action };

type More = Pick<ActionStatusChange, 'reason' | 'despiteOpen'>;

/** A change of one action's status, with what has to be asked before it is made. */
export function useStatus(action: Action) {
  const { setStatus } = useActionDeeds(action.schoolId);
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  // Shown at once, until the server has it or refuses it.
  const [wanted, setWanted] = useState<ActionStatus | null>(null);

  async function send(status: ActionStatus, more: More, version: number): Promise<Action> {
    try {
      return await setStatus(action.id, { status, version, ...more });
    } catch (error) {
      const current = changedAction(error);
      // Where somebody changed something else, both hold.
      if (current?.status !== action.status) throw error;
      return send(status, more, current.version);
    }
  }

  /** Null where something is asked first. */
  async function change(to: ActionStatus, more: More, version = action.version): Promise<Action | null> {
    try {
      return await send(to, more, version);
    } catch (error) {
      const current = changedAction(error);
      if (current) setQuestion({ what: 'changed', to, current });
      else if (asksToConfirm(error)) setQuestion({ what: 'open' });
      else throw error;
      return null;
    }
  }

  const changing = useAction(change, {
    onDone: (changed) => (changed ? toast.success(text.done) : undefined),
    failed: text.failed,
  });

  return {
    shown: changing.pending ? (wanted ?? action.status) : action.status,
    pending: changing.pending,
    question,
    attempt: changing.attempt,
    /** One question may lead to another: only the one that was answered goes. */
    close: (answered: StatusQuestion) => setQuestion((now) => (now === answered ? null : now)),
    choose(to: ActionStatus) {
      if (to === action.status) return;
      if (to === 'cancelado') setQuestion({ what: 'cancel' });
      else if (to === 'concluido' && action.milestonesDone < action.milestones) setQuestion({ what: 'open' });
      else {
        setWanted(to);
        changing.run(to, {});
      }
    },
  };
}

export type StatusView = ReturnType<typeof useStatus>;
