import { useEffect } from 'react';

import type { DialogPanelProps } from './dialog-panel';
import { lazyDialog } from './lazy-dialog';

const panel = lazyDialog(
  () => import('./dialog-panel').then((module) => module.DialogPanel),
  ({ modalOnly, onOpenChange }) => (modalOnly ? undefined : () => onOpenChange(false)),
);

/** A question (448 px) or a flow (928 px) over the page. Its code comes once the page is at rest. */
export function Dialog(props: DialogPanelProps) {
  useEffect(() => panel.preload(), []);
  if (!props.open) return null;
  return <panel.Component {...props} />;
}
