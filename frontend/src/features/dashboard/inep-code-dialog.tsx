import type { School } from '@/api/schema';
import { useInepLookup } from '@/api/use-inep-lookup';
import { useSetInepCode } from '@/api/use-school';
import { SchoolLookup } from '@/components/data/school-lookup';
import { Form } from '@/components/form/form';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';

import { inepCodeSchema } from './inep-code.schema';
import { inepCodeText as text } from './inep-code.text';

interface InepCodeDialogProps {
  school: School;
  onClose: () => void;
}

interface CodeValues {
  inepCode: string;
}

/** A school that registered without its code, or with a wrong one, puts that right. */
export function InepCodeDialog({ school, onClose }: InepCodeDialogProps) {
  const setCode = useSetInepCode(school.id);

  async function save({ inepCode }: CodeValues) {
    const { editions } = await setCode({ inepCode: inepCode.trim() });
    toast.success(text.saved, text.savedDetail(editions));
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
        schema={inepCodeSchema}
        fallback={text.failed}
        onSubmit={save}
        className="grid gap-4"
      >
        <FormAlert />
        <CodeField />
        <div className="row justify-end">
          <Button onClick={onClose}>{text.cancel}</Button>
          <SubmitButton pendingText={text.saving}>{text.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function CodeField() {
  const { inepCode } = useForm<CodeValues>().values;
  const { lookup, search } = useInepLookup();
  return (
    <>
      <TextField
        name="inepCode"
        label={text.label}
        hint={text.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        className="max-w-60"
        data-autofocus
        onChange={(event) => void search(event.target.value)}
      />
      <SchoolLookup lookup={lookup} code={inepCode} words={text} />
    </>
  );
}
