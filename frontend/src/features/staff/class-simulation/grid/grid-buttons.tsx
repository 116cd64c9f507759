import { Ban, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { AnswerSheet, ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { classSimulations } from '@/domain/class-simulation/paths';
import { testOf } from '@/domain/question/paths';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Menu } from '@/kit/overlay/menu';
import { Button, ButtonLink } from '@/kit/ui/button';

import { gridText as text } from './grid.text';

interface GridButtonsProps {
  simulation: ClassSimulationDetail;
  sheets: readonly AnswerSheet[];
  isSaving: boolean;
}

/** To print the test, to go on later, to end it, or to give it up. */
export function GridButtons({ simulation, sheets, isSaving }: GridButtonsProps) {
  const { id, schoolId, asked } = simulation;
  const { finish, abandon } = useClassSimulationActions(schoolId);
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'finish' | 'abandon' | null>(null);
  const close = () => setAsks(null);
  return (
    <>
      <ButtonLink to={testOf(asked.map(({ questionId }) => questionId))}>
        <Printer className="icon icon-s" />
        {text.print}
      </ButtonLink>
      <ButtonLink to={classSimulations}>{text.later}</ButtonLink>
      <Button
        variant="primary"
        disabled={isSaving}
        title={isSaving ? text.finish.waiting : undefined}
        onClick={() => setAsks('finish')}
      >
        {text.finish.open}
      </Button>
      <Menu
        label={text.more}
        items={[{ label: text.abandon, icon: Ban, onChoose: () => setAsks('abandon'), danger: true }]}
      />
      <Confirm
        open={asks === 'finish'}
        onOpenChange={close}
        title={text.finish.title}
        description={whatCounts(sheets, asked.length)}
        confirmText={text.finish.confirm}
        pendingText={text.finish.pending}
        failedText={text.finish.failed}
        onConfirm={async () => void (await finish(id))}
      />
      <Confirm
        open={asks === 'abandon'}
        onOpenChange={close}
        title={text.leave.title}
        description={text.leave.detail}
        confirmText={text.leave.confirm}
        pendingText={text.leave.pending}
        failedText={text.leave.failed}
        danger
        onConfirm={async () => {
          await abandon(id);
          await navigate(classSimulations);
        }}
      />
    </>
  );
}

/** Whose answers enter the result, and whose do not. */
function whatCounts(sheets: readonly AnswerSheet[], asked: number): string {
  const there = sheets.filter(({ absent }) => !absent);
  const typed = there.filter((sheet) => sheet.typed > 0);
  const partly = typed.filter((sheet) => sheet.typed < asked).length;
  const untyped = there.length - typed.length;
  const absent = sheets.length - there.length;
  return [
    text.finish.all(typed.length),
    ...(partly > 0 ? [text.finish.partly(partly)] : []),
    ...(untyped > 0 ? [text.finish.untyped(untyped)] : []),
    ...(absent > 0 ? [text.finish.absent(absent)] : []),
    text.finish.again,
  ].join(' ');
}
