import { type Enrolment, useEnrolmentActions, useEnrolments } from '@/api/index/outlook';
import { formatCount } from '@/domain/decimal';
import { type Stage, stageGrades, stageLabels } from '@/domain/index/stage';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Note } from '@/kit/ui/note';

import { enrolmentForm } from './enrolment.schema';
import { enrolmentText as text } from './enrolment.text';

const { TextField } = enrolmentForm;

interface EnrolmentDialogProps {
  schoolId: number;
  stage: Stage;
  onClose: () => void;
}

/** How many pupils each grade has, asked once: so percentage points become pupils. */
export function EnrolmentDialog(props: EnrolmentDialogProps) {
  const { schoolId, stage, onClose } = props;
  const enrolments = useEnrolments(schoolId);
  const known = enrolments.data?.find((one) => one.stage === stage);
  if (known) return <Ask {...props} known={known} />;
  return (
    <Dialog open onOpenChange={onClose} title={text.title[stage]} description={text.description}>
      <ResourceView resource={enrolments} loading={text.loading} failed={text.loadFailed}>
        {() => null}
      </ResourceView>
    </Dialog>
  );
}

function Ask({ schoolId, stage, known, onClose }: EnrolmentDialogProps & { known: Enrolment }) {
  const { set } = useEnrolmentActions(schoolId);
  const save = useAction(async (pupils: readonly (number | undefined)[]) => {
    await set({ stage, pupils: pupils.map((one) => one ?? null) });
    const all = pupils.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    toast.success(
      text.saved,
      all === 0 ? text.cleared : text.savedDetail(formatCount(all), stageLabels[stage]),
    );
    onClose();
  });
  const countOf = (grade: string) => known.grades.find((one) => one.grade === grade)?.pupils ?? '';
  return (
    <FormDialog
      form={enrolmentForm}
      title={text.title[stage]}
      description={text.description}
      initialValues={{ pupils: stageGrades[stage].map((grade) => String(countOf(grade))) }}
      fallback={text.failed}
      onSubmit={({ pupils }) => save.attempt(pupils)}
      submit={text.save}
      pending={text.saving}
      onClose={onClose}
    >
      {known.source === 'alunos' ? <Note tone="info">{text.proposed}</Note> : null}
      <div className="fields-2">
        {stageGrades[stage].map((grade, place) => (
          <TextField
            key={grade}
            name={`pupils[${place}]`}
            label={grade}
            unit={text.unit}
            inputMode="numeric"
            autoComplete="off"
            {...(place === 0 ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
      <p className="text-xs text-subtle">{known.source === 'informada' ? text.fallBack : text.hint}</p>
    </FormDialog>
  );
}
