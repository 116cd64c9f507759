import { Plus, Printer, Route, Target } from 'lucide-react';
import { useState } from 'react';

import { type Action, useActions } from '@/api/actions/actions';
import { type School, useSchool } from '@/api/school';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { schoolDay } from '@/domain/school/school-day';
import { useAhead } from '@/kit/browser/use-ahead';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { IconButton } from '@/kit/ui/icon-button';
import { PageHead } from '@/kit/ui/page-head';

import { ActionsBoard } from './actions-board';
import { ActionsShapes } from './actions-shapes';
import { actionsText as text } from './actions.text';
import { draftsText } from './drafts/drafts.text';
import { ExportButton } from './drafts/export-button';
import { CHOOSE } from './drafts/origin';
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
  const school = useSchool(schoolId);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [printing, setPrinting] = useState(false);
  useReadOnOpening();
  const create = (label: string) => (
    <Button variant="primary" onClick={() => setEditing({ known: null, begin: 'title' })}>
      <Plus className="icon icon-s" />
      {label}
    </Button>
  );
  const plan = (
    <Button onClick={() => view.change({ plano: CHOOSE })}>
      <Route className="icon icon-s" />
      {draftsText.open}
    </Button>
  );
  const hasSome = actions.data !== undefined && actions.data.length > 0;

  return (
    <>
      <PageHead
        title={text.title}
        description={mayCreate ? text.purpose : `${text.purpose} ${text.leadersOnly}`}
        action={
          hasSome ? (
            <div className="row">
              <IconButton label={text.print} onClick={() => setPrinting(true)}>
                <Printer className="icon" />
              </IconButton>
              <ExportButton schoolId={schoolId} />
              {mayPlan ? plan : null}
              {mayCreate ? create(text.create) : null}
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
                <Card>
                  <Empty
                    title={text.empty}
                    icon={<Target className="icon icon-l" />}
                    action={
                      mayCreate ? (
                        <div className="row">
                          {create(text.first)}
                          {mayPlan ? plan : null}
                        </div>
                      ) : null
                    }
                  >
                    {mayCreate ? text.emptyDetail : text.emptyReader}
                  </Empty>
                </Card>
              ) : (
                <ActionsBoard
                  actions={known}
                  school={of}
                  today={today}
                  view={view}
                  printing={printing}
                  onPrinted={() => setPrinting(false)}
                  onLink={(action) => setEditing({ known: action, begin: 'indicator' })}
                />
              )}
              {view.open === null ? null : (
                <detail.Component
                  key={view.open}
                  action={known.find(({ id }) => id === view.open) ?? null}
                  tab={view.tab}
                  today={today}
                  linkTo={(aba) => view.linkTo({ aba })}
                  onEdit={(action) => setEditing({ known: action, begin: 'title' })}
                  onClose={() => view.change({ acao: null, aba: null })}
                />
              )}
            </>
          );
        }}
      </ResourceView>
      {view.origin === null || !mayPlan ? null : (
        <drafts.Component
          schoolId={schoolId}
          origin={view.origin}
          onOrigin={(plano) => view.change({ plano })}
          onClose={() => view.change({ plano: null })}
        />
      )}
      {editing ? <form.Component schoolId={schoolId} {...editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
}
