import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { type Question, useQuestion } from '@/api/questions/questions';
import { useStacked } from '@/kit/browser/use-narrow';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Sheet } from '@/kit/overlay/sheet';
import { Card } from '@/kit/ui/card';
import { IconButton } from '@/kit/ui/icon-button';

import type { QuestionDeed } from '@/features/staff/classroom/questions/deed';
import type { QuestionsAddress } from '@/features/staff/classroom/questions/use-questions-address';
import { listText } from './list.text';
import { QuestionPanel } from './question-panel';
import { questionButtonId } from './questions-table';

const text = listText.panel;

interface OpenQuestionProps {
  schoolId: number;
  view: QuestionsAddress;
  /** Those of the list. */
  shown: readonly Question[];
  onDeed: (deed: QuestionDeed) => void;
  /** The list, which is told which of its questions is open. */
  children: (open: number | null) => ReactNode;
}

/**
 * The list, and the question that is open: the one that the address names, beside the list else its first. Where there
 * is no room beside it, the question comes over the page, and only when it is asked for.
 */
export function OpenQuestion({ schoolId, view, shown, onDeed, children }: OpenQuestionProps) {
  const stacked = useStacked();
  const named = view.address.questao === null ? null : Number(view.address.questao);
  const id = named ?? (stacked ? null : (shown[0]?.id ?? null));
  const known = shown.find((question) => question.id === id);
  const read = useQuestion(id === null || known ? null : id);
  if (id === null) return children(null);

  const panel = (
    <ResourceView
      resource={{ ...read, data: known ?? read.data }}
      loading={text.loading}
      failed={text.failed}
      noneFound={
        <Empty title={text.gone} level={3}>
          {text.goneDetail}
        </Empty>
      }
    >
      {(question) => <QuestionPanel schoolId={schoolId} question={question} view={view} onDeed={onDeed} />}
    </ResourceView>
  );

  if (!stacked) {
    return (
      <div className="grid-2-1">
        {children(id)}
        <Card aria-label={text.label} className="question-panel-side">
          {panel}
        </Card>
      </div>
    );
  }
  const close = () => {
    view.change({ questao: null });
    (document.getElementById(questionButtonId(id)) ?? document.querySelector('h1'))?.focus();
  };
  return (
    <>
      {children(id)}
      <Sheet label={text.label} onClose={close} keys={{}}>
        <div className="sheet-head">
          <span>{text.label}</span>
          <span>
            <IconButton label={text.close} onClick={close}>
              <X className="icon" />
            </IconButton>
          </span>
        </div>
        <div className="sheet-body">{panel}</div>
      </Sheet>
    </>
  );
}
