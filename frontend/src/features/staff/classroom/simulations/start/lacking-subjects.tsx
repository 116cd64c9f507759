import { useSubjectActions } from '@/api/subjects';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';

const { lacking: text } = simulationsText;

interface LackingSubjectsProps {
  schoolId: number;
  stage: Stage;
  onMade: () => void;
}

/** A stage without subjects has nothing to ask: those of the Saeb are made in place. */
export function LackingSubjects({ schoolId, stage, onMade }: LackingSubjectsProps) {
  const { fill } = startForm.useForm();
  const { createSaeb } = useSubjectActions(schoolId);
  const saeb = useAction(createSaeb, {
    onDone: () => {
      toast.success(text.done);
      // What was chosen is no subject.
      void fill({ subject: '' });
      onMade();
    },
    failed: text.failed,
  });
  return (
    <Note
      tone="info"
      action={
        <Button pending={saeb.pending} pendingText={text.pending} onClick={() => saeb.run()}>
          {text.create}
        </Button>
      }
    >
      {text.detail(stageLabels[stage])}
    </Note>
  );
}
