import { Plus, Printer, Route } from 'lucide-react';
import { useState } from 'react';

import { type Action, useActions } from '@/api/actions/actions';
import { useActionEffects } from '@/api/actions/effects';
import { useIdebRecords } from '@/api/index/ideb';
import { type School, useSchool } from '@/api/school';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { schoolDay } from '@/domain/school/school-day';
import { useAhead } from '@/kit/browser/use-ahead';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { IconButton } from '@/kit/ui/icon-button';
import { PageHead } from '@/kit/ui/page-head';

import { ActionsBoard } from './actions-board';
import { ActionsEmpty } from './actions-empty';
import { ActionsShapes } from './actions-shapes';
import { actionsText as text } from './actions.text';
import { draftsText } from './drafts/drafts.text';
import { ExportButton } from './drafts/export-button';
import { CHOOSE } from './drafts/origin';
import { effectsOf } from './effect/effect-words';
import { plannedStage } from './sum/stages-of';
import { useActionsAddress } from './use-actions-address';

const detail = lazyDialog(
  () => import('./detail/detail-dialog').then((module) => module.DetailDialog),
  ({ onClose }) => onClose,
);
const drafts = lazyDialog(
  () => import('./drafts/drafts-dialog').then((module) => module.DraftsDialog),
  ({ onClose }) => onClose,
);
const form = lazyDialog(
  () => import('./form/action-dialog').then((module) => module.ActionDialog),
  ({ onClose }) => onClose,
);

/** What the form was opened for. */
interface Editing {
  /** The action that is open under it. */
  over: number | null;
  known: Action | null;
  begin: 'title' | 'indicator';
}

/** What the school does about its index: who answers for it, until when, and what is late. */
export function ActionsPage() {
  useAhead(detail.preload, form.preload);
  useAhead(drafts.preload);
  const { schoolId } = useSignedIn();
  const mayCreate = useMay('action.create');
  const mayPlan = useMay('action.adopt');
  const view = useActionsAddress();
  const actions = useActions(schoolId);
  const effects = useActionEffects(schoolId);
  const records = useIdebRecords(schoolId);
  const school = useSchool(schoolId);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [printing, setPrinting] = useState(false);
  useReadOnOpening();
  const create = (label: string, isFilled: boolean) => (
    <Button
      variant={isFilled ? 'primary' : 'outline'}
      className="max-[30em]:grow"
      onClick={() => setEditing({ over: view.open, known: null, begin: 'title' })}
    >
      <Plus className="icon icon-s" />
      {label}
    </Button>
  );
  const plan = (isFilled: boolean) => (
    <Button
      variant={isFilled ? 'primary' : 'outline'}
      className="max-[30em]:grow"
      onClick={() => view.change({ plano: CHOOSE })}
    >
      <Route className="icon icon-s" />
      {draftsText.open}
    </Button>
  );
  const effectOf = effectsOf(effects);
  const stage = plannedStage(view.stage, records.data ?? [], actions.data ?? []);
  const link = (action: Action) => setEditing({ over: view.open, known: action, begin: 'indicator' });
  // The one filled button: what is late comes before what is new.
  const hasLate = actions.data?.some(({ late }) => late !== null) ?? false;
  const hasSome = actions.data !== undefined && actions.data.length > 0;

  return (
    <>
      <PageHead
        title={text.title}
        description={mayCreate ? undefined : text.leadersOnly}
        action={
          hasSome ? (
            <div className="row">
              <IconButton label={text.print} onClick={() => setPrinting(true)}>
                <Printer className="icon" />
              </IconButton>
              <ExportButton schoolId={schoolId} />
              {mayPlan ? plan(false) : null}
              {mayCreate ? create(text.create, !hasLate) : null}
            </div>
          ) : null
        }
      />
      <ResourceView
        resource={joined<Action[], School>(actions, school)}
        loading={<ActionsShapes />}
        renderFailed={(error, retry) => (
          <Card>
            <ErrorState title={text.failed(error.sentence())} onRetry={retry} />
          </Card>
        )}
      >
        {([known, of]) => {
          const today = schoolDay(of.state);
          return (
            <>
              {known.length === 0 ? (
                <ActionsEmpty
                  schoolId={schoolId}
                  create={
                    mayCreate ? (
                      <div className="row">
                        {mayPlan ? plan(true) : null}
                        {create(text.first, !mayPlan)}
                      </div>
                    ) : null
                  }
                />
              ) : (
                <ActionsBoard
                  actions={known}
                  school={of}
                  today={today}
                  view={view}
                  printing={printing}
                  onPrinted={() => setPrinting(false)}
                  records={records}
                  effects={effects}
                  onLink={link}
                />
              )}
              {view.open === null ? null : (
                <detail.Component
                  key={view.open}
                  action={known.find(({ id }) => id === view.open) ?? null}
                  effect={effectOf(view.open)}
                  tab={view.tab}
                  entry={view.entry}
                  today={today}
                  linkTo={(aba) => view.linkTo({ aba })}
                  onEdit={(action) => setEditing({ over: view.open, known: action, begin: 'title' })}
                  onLink={link}
                  onClose={view.close}
                />
              )}
            </>
          );
        }}
      </ResourceView>
      {view.origin === null || !mayPlan ? null : (
        <drafts.Component
          schoolId={schoolId}
          stage={stage}
          origin={view.origin}
          onOrigin={(plano) => view.change({ plano })}
          onClose={() => view.change({ plano: null })}
        />
      )}
      {editing?.over === view.open ? (
        <form.Component
          schoolId={schoolId}
          known={editing.known}
          begin={editing.begin}
          stage={stage}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {view.seed !== null && mayCreate && editing === null ? (
        <form.Component
          schoolId={schoolId}
          known={null}
          seed={view.seed}
          begin="title"
          stage={stage}
          onClose={view.forgetSeed}
        />
      ) : null}
    </>
  );
}
