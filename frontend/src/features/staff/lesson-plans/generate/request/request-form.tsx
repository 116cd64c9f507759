import type { MouseEvent, ReactNode } from 'react';

import { disciplineOptions } from '@/domain/bncc/discipline';
import { gradeOptions } from '@/domain/bncc/grades';
import { feedbackText } from '@/kit/feedback/feedback.text';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { SubmitButton } from '@/kit/form/submit-button';
import { WatchUnsaved } from '@/kit/form/watch-unsaved';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { SkillsField, type SkillsFieldProps } from '@/features/staff/lesson-plans/skills/skills-field';
import { disciplineIn, gradeIn, type RequestRead, requestForm, type RequestValues } from './request.schema';
import { requestText as text } from './request.text';
import { WriterChoice } from './writer-choice';

import './request-form.css';

/** Why no plan came. */
export interface Failure {
  title: string;
  sentences: readonly string[];
  /** Whether the template would go on where the AI did not. */
  isOfAi: boolean;
}

interface RequestFormProps extends Pick<SkillsFieldProps, 'skills' | 'onChange'> {
  initial: RequestValues;
  /** Whether there is a service that writes plans; null while that is not known. */
  ai: boolean | null;
  failure: Failure | null;
  /** What it was opened for, where a link says so. */
  why: ReactNode;
  onSubmit: (read: RequestRead) => Promise<void>;
  onUnsaved: (unsaved: Unsaved) => void;
  onLeave: () => void;
}

const { Form, SelectField, TextField } = requestForm;

/** What a plan is asked for. */
export function RequestForm(props: RequestFormProps) {
  const { initial, ai, failure, why, skills, onChange, onSubmit, onUnsaved, onLeave } = props;
  return (
    <Form initialValues={initial} onSubmit={onSubmit} className="grid gap-4">
      {failure ? <FailureNote failure={failure} /> : null}
      {why}
      <div className="request-form-about">
        <SelectField
          name="subject"
          label={text.subject}
          options={disciplineOptions}
          placeholder={text.choose}
          data-autofocus
        />
        <SelectField name="grade" label={text.grade} options={gradeOptions} placeholder={text.choose} />
        <TextField
          name="duration"
          label={text.duration}
          unit={text.minutes}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
        />
      </div>
      <TextField name="topic" label={text.topic} hint={text.noNames} maxLength={200} autoComplete="off" />
      <Skills skills={skills} onChange={onChange} />
      <div className="request-form-asides">
        <TextAreaField
          name="targetAudience"
          label={text.audience}
          placeholder={text.audienceExample}
          rows={2}
          optional
        />
        <TextAreaField
          name="schoolContext"
          label={text.context}
          placeholder={text.contextExample}
          rows={2}
          optional
        />
      </div>
      <Requirements ai={ai} />
      <WriterChoice ai={ai} />
      <div className="dialog-buttons">
        <Button onClick={onLeave}>{feedbackText.cancel}</Button>
        <SubmitButton pendingText={text.submitting}>{text.submit}</SubmitButton>
      </div>
      <WatchUnsaved onUnsaved={onUnsaved} />
    </Form>
  );
}

function Skills(props: Pick<SkillsFieldProps, 'skills' | 'onChange'>) {
  const { values } = requestForm.useForm();
  return (
    <SkillsField
      words={text.objectives}
      place={{ discipline: disciplineIn(values), grade: gradeIn(values) }}
      topic={values.topic}
      {...props}
    />
  );
}

function Requirements({ ai }: { ai: boolean | null }) {
  const { values } = requestForm.useForm();
  const isUnread = ai === false || values.writer === 'modelo';
  return (
    <TextAreaField
      name="specificRequirements"
      label={text.requirements}
      placeholder={text.requirementsExample}
      hint={isUnread ? text.requirementsUnread : undefined}
      rows={2}
      optional
    />
  );
}

/** Where the AI failed the template goes on with the same request. */
function FailureNote({ failure: { title, sentences, isOfAi } }: { failure: Failure }) {
  const { fill } = requestForm.useForm();
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void fill({ writer: 'modelo' }).then(() => currentTarget.form?.requestSubmit());
  return (
    <Note
      tone="bad"
      role="alert"
      action={isOfAi ? <Button onClick={goOn}>{text.goOnByTemplate}</Button> : null}
    >
      <p className="font-bold">{title}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}
