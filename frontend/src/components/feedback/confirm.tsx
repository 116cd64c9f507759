import { Suspense, useEffect } from 'react';

import { lazyPart } from '@/components/ui/lazy-part';

import type { ConfirmPanelProps } from './confirm-panel';

const panel = lazyPart(() => import('./confirm-panel').then((module) => module.ConfirmPanel));

/** Asks by name before something is lost. Its code comes once the page is at rest. */
export function Confirm(props: ConfirmPanelProps) {
  useEffect(() => panel.preload(), []);
  if (!props.open) return null;
  return (
    <Suspense>
      <panel.Component {...props} />
    </Suspense>
  );
}
