import { useState } from 'react';

import type { Action } from '@/api/actions/actions';
import { A_STRETCH, useUpdates } from '@/api/actions/updates';
import { ResourceView } from '@/kit/feedback/resource-view';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';

import { HistoryEntry } from './history-entry';
import { UpdateForm } from './update-form';
import { updatesText as text } from './updates.text';

import './action-history.css';

interface UpdatesTabProps {
  action: Action;
  onUnsaved: (unsaved: Unsaved) => void;
}

/** What happened with the action, and a word about it. */
export function UpdatesTab({ action, onUnsaved }: UpdatesTabProps) {
  return (
    <>
      <UpdateForm action={action} onUnsaved={onUnsaved} />
      <Stretch action={action.id} />
    </>
  );
}

/** As many entries as come at once, and below them the older ones, once they are asked for. */
function Stretch({ action, before }: { action: number; before?: number }) {
  const updates = useUpdates(action, before);
  const [goesOn, setGoesOn] = useState(false);
  return (
    <ResourceView resource={updates} loading={text.loading} failed={text.failed}>
      {(entries) => {
        const last = entries.length < A_STRETCH ? undefined : entries.at(-1);
        return (
          <>
            <ol className="action-history" aria-label={text.list}>
              {entries.map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} />
              ))}
            </ol>
            {last === undefined ? null : goesOn ? (
              <Stretch action={action} before={last.id} />
            ) : (
              <Button variant="text" flush onClick={() => setGoesOn(true)}>
                {text.older}
              </Button>
            )}
          </>
        );
      }}
    </ResourceView>
  );
}
