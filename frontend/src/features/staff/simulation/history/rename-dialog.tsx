import { type Simulation, useSimulationActions } from '@/api/index/simulations';
import { toast } from '@/kit/feedback/toast/toast-store';
import { thingText } from '@/kit/feedback/thing.text';
import { FormDialog } from '@/kit/form/form-dialog';

import { historyText } from './history.text';
import { renameForm } from './rename.schema';

const text = historyText.rename;
const { TextField } = renameForm;

interface RenameDialogProps {
  schoolId: number;
  simulation: Simulation;
  onClose: () => void;
}

/** Another name for a saved simulation. */
export function RenameDialog({ schoolId, simulation, onClose }: RenameDialogProps) {
  const { rename } = useSimulationActions(schoolId);
  return (
    <FormDialog
      form={renameForm}
      title={text.title}
      description={text.detail}
      initialValues={{ name: simulation.name }}
      fallback={text.failed}
      submit={thingText.save}
      pending={thingText.saving}
      onClose={onClose}
      onSubmit={async ({ name }) => {
        await rename(simulation.id, name);
        onClose();
        toast.success(text.done);
      }}
    >
      <TextField name="name" label={text.name} />
    </FormDialog>
  );
}
