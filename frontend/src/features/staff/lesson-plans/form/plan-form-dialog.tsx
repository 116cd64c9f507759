import { useState } from 'react';

import { changedPlan, isPlanGone, type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { useMay } from '@/api/session/session-context';
import { disciplineOptions } from '@/domain/bncc/discipline';
import { gradeOptions } from '@/domain/bncc/grades';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import { Note } from '@/kit/ui/note';

import { PlanConflict } from '../conflict/plan-conflict';
import { PlanGone } from '../conflict/plan-gone';
import { ClassAndDay } from './class-and-day';
import { formText as text } from './form.text';
import { MethodologyField } from './methodology-field';
import { fieldsOf, type PlanFields, planForm, TextAreaField, valuesOf } from './plan.schema';
import { PlanSkills } from './plan-skills';
import { QuizEditor } from './quiz-editor';

const { SelectField, TextField, useForm } = planForm;

export interface PlanFormDialogProps {
  schoolId: number;
  /** The plan that is changed; none for a new one. */
  known: LessonPlan | null;
  /** A plan was made of what was typed. */
  onCreated: (id: number) => void;
  /** The plan that was changed is no more, and what was typed is not wanted. */
  onGone: () => void;
  onClose: () => void;
}

/** What became of the plan while somebody typed. */
interface Meanwhile {
  mine: PlanFields;
  /** What somebody else has made of it; null where it is deleted. */
  current: LessonPlan | null;
}

/** A plan that is written or changed; where somebody else changed it meanwhile, both are asked about. */
export function PlanFormDialog({ schoolId, known, onCreated, onGone, onClose }: PlanFormDialogProps) {
  // As it was when the form was opened: a plan that is read again knows what somebody else has made of it.
  const [base] = useState(known);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const words = base ? text.change : text.create;
  const { create, change } = usePlanDeeds();
  const changed = () => {
    toast.success(words.done);
    onClose();
  };

  /** Null where somebody else was faster. */
  async function save(mine: PlanFields): Promise<LessonPlan | null> {
    const typed = { ...mine, origin: null };
    if (!base) return create(typed);
    try {
      return await change(base, typed);
    } catch (error) {
      const current = changedPlan(error);
      if (!current && !isPlanGone(error)) throw error;
      setMeanwhile({ mine, current });
      return null;
    }
  }
  const saving = useAction(save, {
    onDone(saved) {
      if (saved === null) return;
      if (base) changed();
      else {
        toast.success(words.done);
        onCreated(saved.id);
      }
    },
    failed: words.failed,
    fallback: text.unknown,
  });

  return (
    <>
      <FormDialog
        form={planForm}
        wide="4xl"
        title={words.title}
        description={words.description}
        initialValues={valuesOf(base)}
        onSubmit={(read) => saving.attempt(fieldsOf(read))}
        fallback={text.unknown}
        submit={words.submit}
        pending={words.pending}
        onClose={onClose}
        answer={base?.status === 'aprovado' ? <Approved /> : undefined}
      >
        <About />
        <PlanSkills described={base?.bnccObjectives ?? []} />
        <TextAreaField name="objectives" label={text.objectives} hint={text.objectivesHint} rows={3} />
        <TextAreaField name="content" label={text.content} rows={3} />
        <MethodologyField />
        <TextAreaField name="resources" label={text.resources} rows={2} />
        <TextAreaField name="evaluation" label={text.evaluation} rows={2} />
        <QuizEditor />
        <div className="plan-form-section">
          <ClassAndDay schoolId={schoolId} base={base} />
          <TextAreaField
            name="targetAudience"
            label={text.audience}
            hint={text.audienceHint}
            rows={2}
            optional
          />
          <TextAreaField
            name="schoolConsiderations"
            label={text.considerations}
            hint={text.considerationsHint}
            rows={2}
            optional
          />
        </div>
      </FormDialog>
      {base && meanwhile?.current ? (
        <PlanConflict
          base={base}
          mine={meanwhile.mine}
          current={meanwhile.current}
          onChanged={(current) => setMeanwhile({ mine: meanwhile.mine, current })}
          onGone={(mine) => setMeanwhile({ mine, current: null })}
          onSaved={changed}
          onBack={() => setMeanwhile(null)}
          onDiscard={onClose}
        />
      ) : null}
      {base && meanwhile?.current === null ? (
        <PlanGone
          base={base}
          mine={meanwhile.mine}
          onKept={onCreated}
          onBack={() => setMeanwhile(null)}
          onDiscard={onGone}
        />
      ) : null}
    </>
  );
}

/** What a change makes of an approval. */
function Approved() {
  const mayJudge = useMay('lesson-plan.judge');
  return <Note>{mayJudge ? text.approvedStays : text.approvedWaits}</Note>;
}

/** What the plan is called, what it is of, and how long it takes. */
function About() {
  const { values, fill } = useForm();
  return (
    <>
      <TextField name="title" label={text.title} maxLength={200} autoComplete="off" data-autofocus />
      <div className="fields-2">
        <SelectField
          name="subject"
          label={text.subject}
          options={disciplineOptions}
          placeholder={text.choose}
        />
        <SelectField
          name="grade"
          label={text.grade}
          options={gradeOptions}
          placeholder={text.choose}
          // A class is of one grade.
          onChange={({ target }) => {
            if (target.value !== values.grade) void fill({ grade: target.value, classId: '' });
          }}
        />
        <TextField
          name="duration"
          label={text.duration}
          unit={text.minutes}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </div>
    </>
  );
}
