import { Pencil, Target } from 'lucide-react';
import { useState } from 'react';

import type { Action } from '@/api/actions/actions';
import { Empty } from '@/kit/feedback/empty';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Tabs } from '@/kit/ui/choice/tabs';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import type { KnownEffect } from '../effect/effect-words';
import { lateWords } from '../list/action-words';
import { StatusChoice } from '../status/status-choice';
import { type DetailTab, detailTabs } from './detail-tab';
import { detailText as text } from './detail.text';
import { MilestoneEdit } from './milestone-edit';
import { MilestonesTab } from './milestones/milestones-tab';
import { Overview } from './overview';
import { ResourcesTab } from './resources/resources-tab';
import { unsavedParts } from './unsaved-parts';
import { UpdatesTab } from './updates/updates-tab';

import './action-detail.css';

export interface DetailDialogProps {
  /** Null where the school has no such action. */
  action: Action | null;
  /** What it is to do to the index. */
  effect: KnownEffect;
  tab: DetailTab | null;
  /** What the entry of the history knows of it. */
  entry: unknown;
  /** The day it is at the school. */
  today: string;
  linkTo: (tab: DetailTab | null) => string;
  onEdit: (action: Action) => void;
  /** Opens its form at the indicator. */
  onLink: (action: Action) => void;
  onClose: () => void;
}

/** All about one action, over the list. */
export function DetailDialog(props: DetailDialogProps) {
  const { action, tab, entry, linkTo, onEdit, onClose } = props;
  const { leave, setUnsaved, question } = useUnsavedGuard(onClose);
  const [unsaved] = useState(() => unsavedParts(setUnsaved));
  if (!action) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={text.goneTitle}
        foot={
          <Button variant="primary" onClick={onClose}>
            {text.toList}
          </Button>
        }
      >
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
            <Button onClick={() => onEdit(action)}>
              <Pencil className="icon icon-s" />
              {text.edit}
            </Button>
          ) : null}
        </>
      }
    >
      <Tabs
        label={text.tabs}
        entry={entry}
        tabs={[null, ...detailTabs].map((one) => ({
          to: linkTo(one),
          label: tabLabel(action, one),
          current: tab === one,
        }))}
      />
      {late ? (
        <Note tone="bad" className="mb-4">
          {late}
        </Note>
      ) : null}
      <Parts {...props} action={action} unsaved={unsaved} />
      {question}
    </Dialog>
  );
}

const labels: Record<DetailTab, (action: Action) => string> = {
  marcos: ({ milestones }) => text.milestones(milestones),
  atualizacoes: ({ updates }) => text.updates(updates),
  recursos: ({ resources }) => text.resources(resources),
};

const tabLabel = (action: Action, tab: DetailTab | null): string =>
  tab === null ? text.overview : labels[tab](action);

interface PartsProps extends DetailDialogProps {
  action: Action;
  unsaved: ReturnType<typeof unsavedParts>;
}

/** A tab that was opened stays, out of sight: what is typed in it is there when one comes back. */
function Parts({ tab, ...props }: PartsProps) {
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened.map((one) => (
    <div key={one ?? ''} hidden={one !== tab}>
      <Part tab={one} {...props} />
    </div>
  ));
}

function Part({ action, effect, tab, today, onLink, unsaved }: PartsProps) {
  switch (tab) {
    case null:
      return <Overview action={action} effect={effect} onLink={() => onLink(action)} />;
    case 'marcos':
      return (
        <MilestonesTab
          action={action}
          today={today}
          onAddUnsaved={unsaved.milestone}
          onOrderUnsaved={unsaved.order}
          renderEdit={(milestone, close) => <MilestoneEdit milestone={milestone} onClose={close} />}
        />
      );
    case 'atualizacoes':
      return <UpdatesTab action={action} onUnsaved={unsaved.update} />;
    case 'recursos':
      return <ResourcesTab action={action} onLinkUnsaved={unsaved.link} onFileUnsaved={unsaved.file} />;
  }
}
