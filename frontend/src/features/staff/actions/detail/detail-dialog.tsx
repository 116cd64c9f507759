import { Pencil, Target } from 'lucide-react';

import type { Action } from '@/api/actions/actions';
import { Empty } from '@/kit/feedback/empty';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { type Unsaved, useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Tabs } from '@/kit/ui/choice/tabs';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { lateWords } from '../list/action-words';
import { StatusChoice } from '../status/status-choice';
import type { DetailTab } from './detail-tab';
import { detailText as text } from './detail.text';
import { MilestonesTab } from './milestones/milestones-tab';
import { Overview } from './overview';
import { UpdatesTab } from './updates/updates-tab';

import './action-detail.css';

export interface DetailDialogProps {
  /** Null where the school has no such action. */
  action: Action | null;
  tab: DetailTab | null;
  /** The day it is at the school. */
  today: string;
  linkTo: (tab: DetailTab | null) => string;
  onEdit: (action: Action) => void;
  onClose: () => void;
}

/** All about one action, over the list. */
export function DetailDialog({ action, tab, today, linkTo, onEdit, onClose }: DetailDialogProps) {
  const { guard, setUnsaved, question } = useUnsavedGuard();
  const leave = () => guard(onClose);
  if (!action) {
    return (
      <Dialog open onOpenChange={onClose} title={text.goneTitle}>
        <Empty title={text.gone} icon={<Target className="icon icon-l" />}>
          {text.goneDetail}
        </Empty>
      </Dialog>
    );
  }
  const late = lateWords(action);
  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={action.title}
      foot={
        <>
          <div className="action-detail-foot">
            {text.status}
            <StatusChoice action={action} />
          </div>
          <Button onClick={leave}>{text.close}</Button>
          {action.mayChange ? (
            <Button onClick={() => guard(() => onEdit(action))}>
              <Pencil className="icon icon-s" />
              {text.edit}
            </Button>
          ) : null}
        </>
      }
    >
      <Tabs
        label={text.tabs}
        tabs={[
          { to: linkTo(null), label: text.overview, current: tab === null },
          { to: linkTo('marcos'), label: text.milestones(action.milestones), current: tab === 'marcos' },
          {
            to: linkTo('atualizacoes'),
            label: text.updates(action.updates),
            current: tab === 'atualizacoes',
          },
        ]}
      />
      {late ? (
        <Note tone="bad" className="mb-4">
          {late}
        </Note>
      ) : null}
      <Part action={action} tab={tab} today={today} onUnsaved={setUnsaved} />
      {question}
    </Dialog>
  );
}

interface PartProps extends Pick<DetailDialogProps, 'tab' | 'today'> {
  action: Action;
  onUnsaved: (unsaved: Unsaved) => void;
}

function Part({ action, tab, today, onUnsaved }: PartProps) {
  switch (tab) {
    case null:
      return <Overview action={action} />;
    case 'marcos':
      return <MilestonesTab action={action} today={today} onUnsaved={onUnsaved} />;
    case 'atualizacoes':
      return <UpdatesTab action={action} onUnsaved={onUnsaved} />;
  }
}
