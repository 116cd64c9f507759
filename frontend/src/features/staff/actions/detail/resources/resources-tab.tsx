import { Paperclip } from 'lucide-react';
import { useState } from 'react';

import type { Action } from '@/api/actions/actions';
import { type ActionResource, useResourceDeeds, useResources } from '@/api/actions/resources';
import { useMay } from '@/api/session/session-context';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Removal } from '@/kit/overlay/dialog/removal';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';

import { ResourceAdd } from './resource-add';
import { ResourceRow } from './resource-row';
import { resourcesText as text } from './resources.text';

import './resource-list.css';

interface ResourcesTabProps {
  action: Action;
  onLinkUnsaved: (unsaved: Unsaved) => void;
  onFileUnsaved: (unsaved: Unsaved) => void;
}

/** What an action uses: files to fetch and links to follow. */
export function ResourcesTab({ action, onLinkUnsaved, onFileUnsaved }: ResourcesTabProps) {
  const resources = useResources(action.id);
  const { remove } = useResourceDeeds(action.id);
  const mayAdd = useMay('action.link');
  const [chosen, setChosen] = useState<ActionResource | null>(null);
  return (
    <>
      <ResourceView
        resource={resources}
        loading={text.loading}
        failed={text.failed}
        empty={
          <Empty level={3} title={text.empty} icon={<Paperclip className="icon icon-l" />}>
            {text.emptyDetail}
          </Empty>
        }
      >
        {(known) => (
          <ul className="resource-list" aria-label={text.list}>
            {known.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} onRemove={() => setChosen(resource)} />
            ))}
          </ul>
        )}
      </ResourceView>
      {mayAdd ? (
        <ResourceAdd action={action.id} onLinkUnsaved={onLinkUnsaved} onFileUnsaved={onFileUnsaved} />
      ) : null}
      {chosen ? (
        <Removal
          words={text.removal(chosen.title)}
          remove={() => remove(chosen.id)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
