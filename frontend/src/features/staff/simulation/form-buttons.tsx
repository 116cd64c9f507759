import { FormAlert } from '@/kit/form/form-alert';
import { keepFocus, SubmitButton } from '@/kit/form/submit-button';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { parametersText as text } from './scenario/parameters.text';
import type { Saving } from './use-saving';

/** "Calcular" and "Salvar simulação", with what went wrong above them. */
export function FormButtons({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  return (
    <>
      <FormAlert />
      {saving.failure ? <Note tone="bad">{saving.failure}</Note> : null}
      <div className="sim-form-buttons">
        <SubmitButton pendingText={text.calculating}>{text.calculate}</SubmitButton>
        <Button pending={saving.saving} pendingText={text.saving} onMouseDown={keepFocus} onClick={onSave}>
          {text.save}
        </Button>
      </div>
    </>
  );
}
