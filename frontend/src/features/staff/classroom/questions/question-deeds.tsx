import { useState } from 'react';

import { useQuestionActions } from '@/api/questions/question-actions';
import type { Question } from '@/api/questions/questions';
import { isProblem } from '@/api/wire/problem';
import { shortened } from '@/domain/question/shortened';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Removal } from '@/kit/overlay/dialog/removal';

import type { QuestionDeed } from './deed';
import { QuestionDialog } from './editor/question-dialog';
import { listText } from './list/list.text';

interface QuestionDeedsProps {
  schoolId: number;
  deed: QuestionDeed;
  /** The subject that the bank is narrowed down to. */
  subject: string;
  onClose: () => void;
  /** One was written. */
  onMade: (question: Question) => void;
  onRemoved: () => void;
}

/** The dialog or the question of what was chosen to be done. */
export function QuestionDeeds({ schoolId, deed, subject, onClose, onMade, onRemoved }: QuestionDeedsProps) {
  const common = { schoolId, onClose };
  switch (deed.what) {
    case 'create':
      return <QuestionDialog {...common} known={null} begin={null} subject={subject} onMade={onMade} />;
    case 'copy':
      return (
        <QuestionDialog {...common} known={null} begin={deed.question} subject={subject} onMade={onMade} />
      );
    case 'edit':
      return (
        <QuestionDialog
          {...common}
          known={deed.question}
          begin={deed.question}
          subject={subject}
          onMade={() => undefined}
        />
      );
    case 'remove':
      return <QuestionRemoval {...common} question={deed.question} onRemoved={onRemoved} />;
  }
}

interface QuestionRemovalProps {
  schoolId: number;
  question: Question;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a question goes. One that was answered meanwhile stays, says why, and can be put out of use instead. */
function QuestionRemoval({ schoolId, question, onClose, onRemoved }: QuestionRemovalProps) {
  const { remove, turn } = useQuestionActions(schoolId);
  const [kept, setKept] = useState<string | null>(null);
  const turning = useAction(turn, { onDone: () => toast.success(listText.menu.done.inativa) });
  const { id, question: statement } = question;
  if (kept !== null) {
    return (
      <Confirm
        open
        onOpenChange={onClose}
        title={listText.keeping.title}
        description={kept}
        confirmText={listText.keeping.confirm}
        pendingText={listText.keeping.pending}
        failedText={listText.menu.failed}
        onConfirm={() => turning.attempt([id], 'inativa')}
      />
    );
  }
  const { removal } = listText;
  return (
    <Removal
      words={{ ...removal, detail: removal.detail(shortened(statement)) }}
      remove={() =>
        remove(id).then(onRemoved, (error: unknown) => {
          if (isProblem(error, 409)) setKept(error.sentence());
          throw error;
        })
      }
      onClose={onClose}
    />
  );
}
