import { useEffect } from 'react';

import { lazyDialog } from './lazy-dialog';

import type { ConfirmPanelProps } from './confirm-panel';

const panel = lazyDialog(
  () => import('./confirm-panel').then((module) => module.ConfirmPanel),
  ({ onOpenChange }) =>
    () =>
      onOpenChange(false),
);

/** Asks by name before something is lost. Its code comes once the page is at rest. */
export function Confirm(props: ConfirmPanelProps) {
  useEffect(() => panel.preload(), []);
  if (!props.open) return null;
  return <panel.Component {...props} />;
}
