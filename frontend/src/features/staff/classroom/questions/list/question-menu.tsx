import { CopyPlus, Eye, Pencil, Power, Trash2 } from 'lucide-react';

import { useQuestionActions } from '@/api/questions/question-actions';
import type { Question } from '@/api/questions/questions';
import { shortened } from '@/domain/question/shortened';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Menu, type MenuEntry } from '@/kit/overlay/menu';

import type { QuestionDeed } from '@/features/staff/classroom/questions/deed';
import { listText } from './list.text';

const text = listText.menu;

interface QuestionMenuProps {
  schoolId: number;
  question: Question;
  onOpen: () => void;
  onDeed: (deed: QuestionDeed) => void;
}

/** What can be done with one question; what may not be done stays there with its reason. */
export function QuestionMenu({ schoolId, question, onOpen, onDeed }: QuestionMenuProps) {
  const notTheirs = question.mayChange ? null : text.ownOnly;
  const active = question.status === 'ativa';
  const turning = useAction(useQuestionActions(schoolId).turn, {
    failed: text.failed,
    onDone: () => toast.success(active ? text.done.inativa : text.done.ativa),
  });
  const items: MenuEntry[] = [
    { label: text.open, icon: Eye, onChoose: onOpen },
    {
      label: text.edit,
      icon: Pencil,
      onChoose: () => onDeed({ what: 'edit', question }),
      reason: notTheirs,
    },
    { label: text.copy, icon: CopyPlus, onChoose: () => onDeed({ what: 'copy', question }) },
    {
      label: active ? text.deactivate : text.activate,
      icon: Power,
      onChoose: () => turning.run([question.id], active ? 'inativa' : 'ativa'),
      reason: notTheirs,
    },
    {
      label: text.remove,
      icon: Trash2,
      onChoose: () => onDeed({ what: 'remove', question }),
      reason: notTheirs ?? (question.mayDelete ? null : text.kept),
      danger: true,
    },
  ];
  return <Menu label={listText.more(shortened(question.question))} items={items} />;
}
