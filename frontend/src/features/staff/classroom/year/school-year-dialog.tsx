import { type SchoolYear, useClassActions } from '@/api/classes';
import { useMay } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import { Dialog } from '@/kit/overlay/dialog/dialog';

import { classroomText } from '../classroom.text';
import { schoolYearForm } from './school-year.schema';
import { schoolYearText as text } from './school-year.text';

import '@/kit/data/list.css';

const { TextField } = schoolYearForm;
/** As pupils' dates are typed; a browser's own field speaks the browser's language. */
const day = {
  placeholder: text.dateShape,
  maxLength: 10,
  autoComplete: 'off',
} as const;

interface SchoolYearDialogProps {
  schoolId: number;
  known: SchoolYear;
  onClose: () => void;
}

/** The four bimesters of the year that runs: typed by gestor and coordenador, read by everyone. */
export function SchoolYearDialog(props: SchoolYearDialogProps) {
  return useMay('year.set') ? <YearForm {...props} /> : <YearShown {...props} />;
}

function YearForm({ schoolId, known, onClose }: SchoolYearDialogProps) {
  const saving = useAction(useClassActions(schoolId).setYear, {
    onDone() {
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={schoolYearForm}
      title={text.title(known.year)}
      description={known.set ? text.set : text.proposed}
      initialValues={{
        bimesters: known.bimesters.map(({ first, last }) => ({
          first: formatDate(first),
          last: formatDate(last),
        })),
      }}
      onSubmit={({ bimesters }) => saving.attempt(known.year, bimesters)}
      fallback={text.failed}
      submit={thingText.save}
      pending={thingText.saving}
      onClose={onClose}
    >
      {known.bimesters.map((_, place) => (
        <fieldset key={text.bimester(place + 1)}>
          <legend className="fieldset-legend">{text.bimester(place + 1)}</legend>
          <div className="fields-2">
            <TextField name={`bimesters[${place}].first`} label={text.first} {...day} />
            <TextField name={`bimesters[${place}].last`} label={text.last} {...day} />
          </div>
        </fieldset>
      ))}
    </FormDialog>
  );
}

function YearShown({ known, onClose }: SchoolYearDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title(known.year)}
      description={classroomText.leadersOnly}
    >
      <ul className="list">
        {known.bimesters.map(({ first, last }, place) => (
          <li key={first}>
            <b className="list-grow">{text.bimester(place + 1)}</b>
            {formatDate(first)} a {formatDate(last)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
