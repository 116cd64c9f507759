import { useState } from 'react';

import type { QuestionChange } from '@/api/questions/question-actions';
import { asksToConfirm } from '@/api/wire/problem';
import type { Question } from '@/api/questions/questions';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormDialog } from '@/kit/form/form-dialog';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { questionsText } from '@/features/staff/classroom/questions/questions.text';
import { AboutFields } from './about-fields';
import type { ChosenImage } from './chosen-image';
import { editorText as text } from './editor.text';
import { ImageField } from './image-field';
import { KeyFields } from './key-fields';
import { LivePreview } from './live-preview';
import { questionForm, TextAreaField, valuesOf } from './question.schema';
import { useSaving } from './use-saving';

import './question-dialog.css';

interface QuestionDialogProps {
  schoolId: number;
  /** The question that is changed; none for a new one. */
  known: Question | null;
  /** The question whose texts stand in the form. */
  begin: Question | null;
  /** The subject of a new one. */
  subject: string;
  onClose: () => void;
  onMade: (question: Question) => void;
}

/** A change that the server asks about. */
interface AskedChange {
  title: string;
  sentence: string;
  again: () => Promise<void>;
}

/** A question is written, or changed. */
export function QuestionDialog({ schoolId, known, begin, subject, onClose, onMade }: QuestionDialogProps) {
  const words = known ? text.change : text.create;
  const [image, setImage] = useState<ChosenImage | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const save = useSaving(schoolId, known, image?.file ?? null);
  const [initial] = useState(() => valuesOf(begin, known, subject));

  async function send(
    values: Parameters<typeof save>[0],
    changes: Parameters<typeof save>[1],
    more: QuestionChange,
  ) {
    const question = await save(values, changes, more);
    toast.success(words.done);
    onMade(question);
    onClose();
  }

  return (
    <FormDialog
      form={questionForm}
      title={words.title}
      description={
        known && known.answers > 0
          ? text.answeredDetail(questionsText.answered(known.answers))
          : words.description
      }
      wide
      initialValues={initial}
      onSubmit={(values, { changes }) =>
        send(values, changes, {}).catch((error: unknown) => {
          if (!asksToConfirm(error)) throw error;
          setAsked({
            title: text.keyChange.title(initial.correctAnswer, values.correctAnswer),
            sentence: error.sentence(),
            again: () => send(values, changes, { confirm: true }),
          });
        })
      }
      fallback={words.failed}
      submit={words.submit}
      pending={text.saving}
      onClose={onClose}
    >
      <div className="question-dialog">
        <div className="grid gap-4">
          <TextAreaField
            name="baseText"
            label={text.baseText}
            placeholder={text.baseTextHint}
            rows={2}
            optional
          />
          <SourceField />
          <ImageField
            known={known}
            copied={known === null ? begin : null}
            chosen={image}
            onChoose={setImage}
          />
          <TextAreaField name="question" label={text.question} rows={3} />
          <KeyFields />
          <TextAreaField
            name="explanation"
            label={text.explanation}
            hint={text.explanationHint}
            rows={2}
            optional
          />
        </div>
        <div className="grid gap-4">
          <AboutFields schoolId={schoolId} known={begin} answered={(known?.answers ?? 0) > 0} />
          <LivePreview schoolId={schoolId} known={known} chosen={image} />
        </div>
      </div>
      {asked ? (
        <Confirm
          open
          onOpenChange={() => setAsked(null)}
          title={asked.title}
          description={asked.sentence}
          confirmText={text.keyChange.confirm}
          pendingText={text.saving}
          failedText={words.failed}
          onConfirm={asked.again}
        />
      ) : null}
    </FormDialog>
  );
}

const { TextField, useForm } = questionForm;

/** Of a text alone. */
function SourceField() {
  const { values } = useForm();
  if (values.baseText.trim() === '' && values.baseTextSource === '') return null;
  return <TextField name="baseTextSource" label={text.source} hint={text.sourceHint} optional />;
}
