import { useMay } from '@/api/session/session-context';
import { readSubjects, useSubjectActions } from '@/api/subjects';
import type { Stage } from '@/domain/index/stage';
import { thingText } from '@/kit/feedback/thing.text';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';

const text = simulationsText.start.lacking;

interface LackingSubjectProps {
  schoolId: number;
  stage: Stage;
  /** That is chosen and that the school does not have. */
  name: string;
  onLook: (part: { subject: string }) => void;
}

/** A subject without which there is nothing to ask is made where it is missed; it is the one that is chosen then. */
export function LackingSubject({ schoolId, stage, name, onLook }: LackingSubjectProps) {
  const { fill } = startForm.useForm();
  const { createSaeb } = useSubjectActions(schoolId);
  const making = useAction(() => createSaeb().then(() => readSubjects(schoolId)), {
    async onDone(subjects) {
      const made = subjects.find((one) => one.isActive && one.stage === stage && one.name === name);
      const subject = made ? String(made.id) : '';
      await fill({ subject });
      onLook({ subject });
    },
    failed: text.failed,
  });
  const may = useMay('subject.saeb');
  return (
    <Note
      tone="warn"
      action={
        may ? (
          <Button pending={making.pending} pendingText={thingText.saving} onClick={() => making.run()}>
            {text.create}
          </Button>
        ) : null
      }
    >
      <b>{text.none(name)}</b> {may ? text.detail : text.ask}
    </Note>
  );
}
