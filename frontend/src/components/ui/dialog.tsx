import { Suspense, useEffect } from 'react';

import type { DialogPanelProps } from './dialog-panel';
import { lazyPart } from './lazy-part';

const panel = lazyPart(() => import('./dialog-panel').then((module) => module.DialogPanel));

/** A question (448 px) or a flow (928 px) over the page. Its code comes once the page is at rest. */
export function Dialog(props: DialogPanelProps) {
  useEffect(() => panel.preload(), []);
  if (!props.open) return null;
  return (
    <Suspense>
      <panel.Component {...props} />
    </Suspense>
  );
}
