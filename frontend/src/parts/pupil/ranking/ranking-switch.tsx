import { useId } from 'react';

import { useOwnActions, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { useAction } from '@/kit/feedback/use-action';

import { rankingSwitchText as text } from './ranking-switch.text';

import './ranking-switch.css';

/** Leaving the ranking costs nothing, and neither does coming back. */
export function RankingSwitch() {
  const { id } = useSignedIn();
  const detail = useId();
  const { data } = useRanking(id);
  const { hide } = useOwnActions(id);
  const { run, pending, refusal } = useAction(hide);
  if (!data) return null;
  return (
    <label className="ranking-switch">
      <span>
        <b>{text.title}</b>
        <span id={detail} className="block text-sm text-muted">
          {refusal ? `${text.failed}: ${refusal}` : text.detail}
        </span>
      </span>
      <span className="ranking-switch-box">
        <input
          type="checkbox"
          aria-label={text.title}
          aria-describedby={detail}
          checked={!data.hidden}
          disabled={pending}
          onChange={({ target }) => run(!target.checked)}
        />
        <i />
      </span>
    </label>
  );
}
