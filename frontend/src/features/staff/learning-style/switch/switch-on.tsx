import { useState } from 'react';

import { type LearningSwitch, useSwitchWrites } from '@/api/learning/learning-switch';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Button } from '@/kit/ui/button';
import { Fold } from '@/kit/ui/fold/fold';

import { Recorded } from './recorded';
import { switchText as text } from './switch.text';

import '@/kit/form/fields/check.css';

/** The analysis is on: who switched it on, what is recorded and kept, and the way to switch it off. */
export function SwitchOn({ of: { changedAt, changedBy, kept } }: { of: LearningSwitch }) {
  const mayTurn = useMay('learning.set-switch');
  const [isAsking, setAsking] = useState(false);
  return (
    <Fold
      title={text.onTitle}
      description={
        changedAt !== null && changedBy !== null ? text.onBy(changedBy, formatDate(changedAt)) : text.onDetail
      }
    >
      <Recorded />
      {kept ? <p className="mt-2 text-sm">{kept.told}</p> : null}
      <div className="row mt-4">
        {mayTurn ? (
          <Button onClick={() => setAsking(true)}>{text.turnOff}</Button>
        ) : (
          <p className="text-sm text-muted">{text.whoMayOff}</p>
        )}
      </div>
      {isAsking ? <TurnOff told={kept?.told ?? ''} onClose={() => setAsking(false)} /> : null}
    </Fold>
  );
}

function TurnOff({ told, onClose }: { told: string; onClose: () => void }) {
  const { schoolId } = useSignedIn();
  const { switchOff } = useSwitchWrites(schoolId);
  const [forgets, setForgets] = useState(false);
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={text.offQuestion}
      description={
        <>
          {text.offExplained} {text.kept(told)}
          <label className="check mt-2">
            <input type="checkbox" checked={forgets} onChange={({ target }) => setForgets(target.checked)} />
            {text.alsoForget}
          </label>
        </>
      }
      confirmText={text.turnOff}
      pendingText={text.turningOff}
      danger={forgets}
      failedText={text.offFailed}
      onConfirm={async () => {
        await switchOff(forgets);
        toast.success(forgets ? text.turnedOffForgotten : text.turnedOff);
      }}
    />
  );
}
