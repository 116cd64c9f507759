import { Segmented } from '@/kit/ui/choice/segmented';
import { Note } from '@/kit/ui/note';

import { requestForm } from './request.schema';
import { requestText as text } from './request.text';

/** Who writes the plan, where there is a choice; else that no AI does. Nothing while that is not known. */
export function WriterChoice({ ai }: { ai: boolean | null }) {
  const { values, set } = requestForm.useForm();
  if (ai === null) return null;
  if (!ai) return <Note>{text.onlyTemplate}</Note>;
  return (
    <div className="grid gap-1">
      <p className="text-sm font-medium" aria-hidden="true">
        {text.writer}
      </p>
      <Segmented
        legend={text.writer}
        options={text.writers}
        value={values.writer}
        onChange={(writer) => void set('writer', writer)}
        wide
        className="justify-self-start"
      />
      <p className="text-xs text-subtle">{values.writer === 'ia' ? text.byAi : text.byTemplate}</p>
    </div>
  );
}
