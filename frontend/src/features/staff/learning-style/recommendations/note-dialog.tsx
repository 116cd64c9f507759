import { object, string } from 'yup';

import { type LearningRecommendation, useRecommendationWrites } from '@/api/learning/recommendations';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';
import { formOf } from '@/kit/form/form-of';

import { recommendationsText as text } from './recommendations.text';

const MOST = 1_000;

const form = formOf(object({ note: string().trim().default('').max(MOST, text.noteMost) }));

interface NoteDialogProps {
  id: number;
  of: LearningRecommendation;
  onClose: () => void;
}

/** What came of a recommendation, in the words of whoever tried it. */
export function NoteDialog({ id, of, onClose }: NoteDialogProps) {
  const { mark } = useRecommendationWrites();
  const saving = useAction((feedbackNote: string) => mark(id, { feedbackNote }), {
    onDone() {
      toast.success(text.noteDone);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.noteTitle}
      description={text.noteDetail(of.title)}
      initialValues={{ note: of.feedbackNote }}
      onSubmit={({ note }) => saving.attempt(note)}
      fallback={text.noteFailed}
      submit={text.noteSubmit}
      pending={text.notePending}
      onClose={onClose}
    >
      <TextAreaField
        name="note"
        label={text.noteLabel}
        hint={text.noteHint}
        optional
        rows={4}
        data-autofocus
      />
    </FormDialog>
  );
}
