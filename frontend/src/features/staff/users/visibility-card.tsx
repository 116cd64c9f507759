import { useId, useState } from 'react';

import { useSetVisibility, useVisibility } from '@/api/people/users';
import { ResourceView } from '@/kit/feedback/resource-view';
import { useAction } from '@/kit/feedback/use-action';
import { Card } from '@/kit/ui/card';

import { usersText } from './users.text';

import '@/kit/form/fields/check.css';

const text = usersText.visibility;

/** The gestor's switch: whether professors see the pupils of their own classes alone. */
export function VisibilityCard({ schoolId }: { schoolId: number }) {
  const visibility = useVisibility(schoolId);
  const detail = useId();
  // Shown at once, until the server has it or refuses it.
  const [wanted, setWanted] = useState(false);
  const { run, pending } = useAction(useSetVisibility(schoolId), { failed: text.failed });
  return (
    <Card title={text.title}>
      <ResourceView resource={visibility} loading={usersText.loading} failed={text.failed}>
        {({ ownClassesOnly }) => (
          <>
            <label className="check">
              <input
                type="checkbox"
                checked={pending ? wanted : ownClassesOnly}
                aria-describedby={detail}
                aria-busy={pending}
                onChange={({ target }) => {
                  setWanted(target.checked);
                  run(target.checked);
                }}
              />
              {text.label}
            </label>
            <p id={detail} className="text-sm text-muted">
              {ownClassesOnly ? text.on : text.off}
            </p>
          </>
        )}
      </ResourceView>
    </Card>
  );
}
