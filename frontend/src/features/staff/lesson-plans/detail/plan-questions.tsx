import type { LessonPlan } from '@/api/lessons/lesson-plans';

import { BankDialog } from './bank-dialog';
import { PlanRemoval } from './plan-removal';
import { VerdictDialog } from './verdict-dialog';

export type PlanQuestion = 'remove' | 'approve' | 'return' | 'bank';

interface PlanQuestionsProps {
  asked: PlanQuestion | null;
  schoolId: number;
  plan: LessonPlan;
  onChanged: () => void;
  onInBank: () => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** What is asked before something is done with a plan. */
export function PlanQuestions(props: PlanQuestionsProps) {
  const { asked, schoolId, plan, onChanged, onInBank, onRemoved, onClose } = props;
  switch (asked) {
    case null:
      return null;
    case 'remove':
      return <PlanRemoval plan={plan} onRemoved={onRemoved} onClose={onClose} />;
    case 'bank':
      return <BankDialog schoolId={schoolId} plan={plan} onDone={onInBank} onClose={onClose} />;
    case 'approve':
    case 'return':
      return (
        <VerdictDialog
          plan={plan}
          verdict={asked === 'approve' ? 'aprovado' : 'devolvido'}
          onChanged={onChanged}
          onClose={onClose}
        />
      );
  }
}
