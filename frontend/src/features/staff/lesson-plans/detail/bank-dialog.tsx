import { type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { useSubjects } from '@/api/subjects';
import { disciplineOf } from '@/domain/bncc/discipline';
import { stageGrades, stageLabels } from '@/domain/index/stage';
import { staffPaths } from '@/domain/staff-paths';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Note } from '@/kit/ui/note';

import { bankText as text } from './detail.text';
import { bankForm } from './verdict.schema';

/** Where the bank of questions stands. */
export const questionBank = `${staffPaths.classroom}?aba=questoes`;

/** Questions to choose from that the bank does not have yet. */
export const questionsForBank = ({ quiz }: LessonPlan): number =>
  quiz.filter(({ correctAnswer, questionId }) => correctAnswer !== null && questionId === null).length;

interface BankDialogProps {
  schoolId: number;
  plan: LessonPlan;
  onDone: () => void;
  onClose: () => void;
}

/** Puts the exit quiz into the bank of questions, below one of the school's subjects. */
export function BankDialog({ schoolId, plan, onDone, onClose }: BankDialogProps) {
  const { fillBank } = usePlanDeeds();
  const subjects = useSubjects(schoolId);
  const filling = useAction(fillBank, {
    onDone() {
      onDone();
      onClose();
    },
  });
  const offered = (subjects.data ?? []).filter(
    ({ isActive, stage }) => isActive && stageGrades[stage].includes(plan.grade),
  );
  const likely = offered.filter(({ name }) => disciplineOf(name) === plan.subject);
  const { SelectField } = bankForm;
  if (!subjects.data) {
    return (
      <Dialog open onOpenChange={onClose} title={text.title}>
        {subjects.error ? (
          <FailedNote text={subjects.error.sentence(text.failed)} onRetry={subjects.retry} />
        ) : (
          <Loading>
            <SkeletonLines lines={3} />
          </Loading>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={bankForm}
      title={text.title}
      description={text.description(questionsForBank(plan))}
      // Whoever has one subject of the plan's discipline means that one.
      initialValues={{ subjectId: likely.length === 1 ? String(likely[0]?.id ?? '') : '' }}
      onSubmit={({ subjectId }) => filling.attempt(plan.id, subjectId)}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      onClose={onClose}
      isReady={() => offered.length > 0}
    >
      {offered.length === 0 ? <Note>{text.noSubjects}</Note> : null}
      <SelectField
        name="subjectId"
        label={text.subject}
        placeholder={text.choose}
        options={offered.map(({ id, name, stage }) => ({
          value: String(id),
          label: `${name}, ${stageLabels[stage]}`,
        }))}
      />
    </FormDialog>
  );
}
