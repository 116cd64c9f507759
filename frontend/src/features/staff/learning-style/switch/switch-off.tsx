import { Lock, Power } from 'lucide-react';
import { useState } from 'react';

import { type LearningSwitch, useSwitchWrites } from '@/api/learning/learning-switch';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import { Recorded } from './recorded';
import { switchText as text } from './switch.text';

/** The analysis is off: whoever may is asked to switch it on, others read who can. */
export function SwitchOff({ of }: { of: LearningSwitch }) {
  const mayTurn = useMay('learning.set-switch');
  if (mayTurn && of.changedAt === null) return <FirstUse />;
  return (
    <Note icon={<Lock className="icon" />}>
      <p>
        <b>{text.offTitle}</b>{' '}
        {of.changedAt !== null && of.changedBy !== null
          ? text.offBy(of.changedBy, formatDate(of.changedAt))
          : text.neverOn}{' '}
        {text.continues} {mayTurn ? null : text.whoMay}
      </p>
      {mayTurn ? (
        <div className="row mt-2">
          <TurnOn label={text.again} />
          {hasKept(of) ? <Forget /> : null}
        </div>
      ) : null}
    </Note>
  );
}

const hasKept = ({ kept }: LearningSwitch): boolean =>
  kept !== null && kept.profiles + kept.behaviors + kept.questionnaires > 0;

function FirstUse() {
  return (
    <Card title={text.first} description={text.firstDetail}>
      <Recorded />
      <p className="mt-2 text-sm text-muted">{text.registered}</p>
      <div className="row mt-4">
        <TurnOn label={text.turnOn} isFirst />
      </div>
    </Card>
  );
}

function TurnOn({ label, isFirst = false }: { label: string; isFirst?: boolean }) {
  const { schoolId } = useSignedIn();
  const { switchOn } = useSwitchWrites(schoolId);
  const turning = useAction(switchOn, {
    onDone: () => toast.success(text.turnedOn, text.turnedOnDetail),
    fallback: text.onFailed,
  });
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        pending={turning.pending}
        pendingText={text.turningOn}
        onClick={() => turning.run()}
      >
        <Power className="icon icon-s" />
        {label}
      </Button>
      {turning.refusal === null ? null : (
        <p className="mt-2 text-sm text-critical-text" role="alert">
          {turning.refusal}
        </p>
      )}
    </div>
  );
}

function Forget() {
  const { schoolId } = useSignedIn();
  const { switchOff } = useSwitchWrites(schoolId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {text.forget}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={text.forgetTitle}
        description={text.forgetDetail}
        confirmText={text.forgetSubmit}
        pendingText={text.forgetting}
        danger
        failedText={text.forgetFailed}
        onConfirm={async () => {
          await switchOff(true);
          toast.success(text.forgotten);
        }}
      />
    </>
  );
}
