import { Play } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import type { SimulationKind } from '@/domain/class-simulation/kind';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { Card } from '@/kit/ui/card';

import { AmountFields } from './amount-fields';
import { ChosenQuestions } from './chosen-questions';
import { ClassFields } from './class-fields';
import { KindField } from './kind-field';
import { LackingSubject } from './lacking-subject';
import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';
import { subjectChoices } from '@/features/staff/classroom/simulations/subject-choices';

import './start-card.css';

const text = simulationsText.start;
const { Form } = startForm;

interface StartCardProps {
  schoolId: number;
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  /** What is looked at beside it, and what the form begins with. */
  classId: number | null;
  subject: string | null;
  kind: SimulationKind;
  /** Chosen one by one; empty where the system chooses. */
  questions: readonly number[];
  onLook: (part: { classId?: string; subject?: string }) => void;
  onForgetQuestions: () => void;
}

/** Which class answers what, and how. */
export function StartCard(props: StartCardProps) {
  const { schoolId, classes, subjects, classId, subject, kind, questions, onLook } = props;
  const { start } = useClassSimulationActions(schoolId);
  const navigate = useNavigate();
  const choicesOf = (id: string) => {
    const found = classes.find((one) => String(one.id) === id);
    return found ? subjectChoices(subjects, found.stage) : [];
  };
  return (
    <Card title={text.title}>
      <Form
        label={text.title}
        className="start-card"
        fallback={text.failed}
        initialValues={{
          classId: classId === null ? '' : String(classId),
          subject: subject ?? '',
          questions: '10',
          difficulty: 'misto',
          kind,
        }}
        onSubmit={async (typed) => {
          const chosen = choicesOf(typed.classId).find(({ value }) => value === typed.subject);
          const started = await start({
            classId: Number(typed.classId),
            subjectId: chosen?.id ?? null,
            kind: typed.kind,
            questions: questions.length > 0 ? questions.length : typed.questions,
            difficulty: questions.length > 0 ? 'misto' : typed.difficulty,
            skillId: null,
            questionIds: questions.length > 0 ? [...questions] : null,
          });
          if (questions.length === 0 && started.questions < typed.questions)
            toast.success(text.fewer(started.questions));
          await navigate(classSimulationAt(started.id));
        }}
      >
        {(values) => {
          const choices = choicesOf(values.classId);
          const chosen = choices.find(({ value }) => value === values.subject);
          const lacking = chosen && chosen.id === undefined ? chosen.label : null;
          const stage = classes.find(({ id }) => String(id) === values.classId)?.stage;
          return (
            <>
              <FormAlert />
              <ClassFields classes={classes} choices={choices} onLook={onLook} />
              {lacking !== null && stage ? (
                <LackingSubject schoolId={schoolId} stage={stage} name={lacking} onLook={onLook} />
              ) : null}
              {questions.length > 0 ? (
                <ChosenQuestions count={questions.length} onForget={props.onForgetQuestions} />
              ) : (
                <AmountFields schoolId={schoolId} chosen={chosen} />
              )}
              <KindField />
              <SubmitButton block pendingText={text.pending} disabled={lacking !== null}>
                <Play className="icon icon-s" />
                {text.submit}
              </SubmitButton>
            </>
          );
        }}
      </Form>
    </Card>
  );
}
