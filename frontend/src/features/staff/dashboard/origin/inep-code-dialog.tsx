import { object } from 'yup';

import { useInepLookup } from '@/parts/school/use-inep-lookup';
import { type School, useSetInepCode } from '@/api/school';
import { Form } from '@/kit/form/form';
import { FormAlert } from '@/kit/form/form-alert';
import { InepCodeField } from '@/parts/school/inep-code-field';
import { requiredInepCode } from '@/parts/school/inep-code-rule';
import { SubmitButton } from '@/kit/form/submit-button';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/overlay/dialog';
import { toast } from '@/kit/feedback/toast-store';

import { inepCodeText as text } from './inep-code.text';

interface InepCodeDialogProps {
  school: School;
  onClose: () => void;
}

const schema = object({ inepCode: requiredInepCode() });

interface CodeValues {
  inepCode: string;
}

/** A school that registered without its code, or with a wrong one, puts that right. */
export function InepCodeDialog({ school, onClose }: InepCodeDialogProps) {
  const setCode = useSetInepCode(school.id);
  const { lookup, search } = useInepLookup();

  async function save({ inepCode }: CodeValues) {
    const { editions } = await setCode({ inepCode: inepCode.trim() });
    toast.success(text.saved, editions === 0 ? text.noEditions : text.editions(editions));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.title}
      description={text.description}
    >
      <Form
        initialValues={{ inepCode: school.inepCode ?? '' }}
        schema={schema}
        fallback={text.failed}
        onSubmit={save}
        className="grid gap-4"
      >
        <FormAlert />
        <InepCodeField lookup={lookup} onType={(typed) => void search(typed)} words={text} focused />
        <div className="row justify-end">
          <Button onClick={onClose}>{text.cancel}</Button>
          <SubmitButton pendingText={text.saving}>{text.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
