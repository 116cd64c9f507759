import { object, string } from 'yup';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulationDetail, RankedPupil } from '@/api/class-simulations/class-simulations';
import { toast } from '@/kit/feedback/toast/toast-store';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';
import { formOf } from '@/kit/form/form-of';

import { resultText } from './result.text';

const text = resultText.observation;

const form = formOf(object({ observations: string().trim().max(1_000, text.tooLong).default('') }));

interface ObservationDialogProps {
  simulation: ClassSimulationDetail;
  pupil: RankedPupil;
  onClose: () => void;
}

/** What the teacher wants to remember of this pupil in this test. */
export function ObservationDialog({ simulation, pupil, onClose }: ObservationDialogProps) {
  const { observe } = useClassSimulationActions(simulation.schoolId);
  const { studentId, observations } = pupil;
  return (
    <FormDialog
      form={form}
      title={text.title(pupil.name)}
      description={text.detail}
      initialValues={{ observations: observations ?? '' }}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      onSubmit={async (typed) => {
        await observe(simulation.id, studentId, typed.observations || null);
        toast.success(text.done);
        onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField name="observations" label={text.label} rows={5} data-autofocus />
    </FormDialog>
  );
}
