import { object } from 'yup';

import { useInepLookup } from '@/parts/school/use-inep-lookup';
import { type School, useSetInepCode } from '@/api/school';
import { formOf } from '@/kit/form/form-of';
import { InepCodeField } from '@/parts/school/inep-code-field';
import { requiredInepCode } from '@/parts/school/inep-code-rule';
import { FormDialog } from '@/kit/form/form-dialog';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { inepCodeText as text } from './inep-code.text';

interface InepCodeDialogProps {
  school: School;
  onClose: () => void;
}

const form = formOf(object({ inepCode: requiredInepCode() }));

/** A school that registered without its code, or with a wrong one, puts that right. */
export function InepCodeDialog({ school, onClose }: InepCodeDialogProps) {
  const { lookup, search } = useInepLookup();
  const save = useAction(useSetInepCode(school.id), {
    onDone({ editions }) {
      toast.success(text.saved, editions === 0 ? text.noEditions : text.editions(editions));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.description}
      initialValues={{ inepCode: school.inepCode ?? '' }}
      fallback={text.failed}
      onSubmit={save.attempt}
      submit={text.save}
      pending={text.saving}
      onClose={onClose}
    >
      <InepCodeField
        form={form}
        lookup={lookup}
        onType={(typed) => void search(typed)}
        words={text}
        focused
      />
    </FormDialog>
  );
}
