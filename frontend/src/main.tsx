import '@/styles/index.css';
import '@/kit/ui/badge.css';
import '@/kit/ui/button.css';
import '@/kit/ui/card.css';
import '@/kit/ui/icon-button.css';
import '@/kit/ui/note.css';
import '@/kit/ui/page-head.css';
import '@/kit/ui/choice/segmented.css';
import '@/kit/ui/tile.css';
import '@/kit/form/fields/field.css';
import '@/kit/form/fields/input.css';
import '@/kit/data/figure/figure.css';
import '@/kit/data/list.css';
import '@/kit/layout/grid.css';
import '@/kit/layout/row.css';
import '@/kit/layout/stack.css';
import '@/kit/data/disclosure.css';
import '@/kit/data/figure/cell.css';
import '@/kit/data/figure/cells-5.css';
import '@/kit/data/figure/spark.css';
import '@/kit/data/figure/stat-delta.css';
import '@/kit/data/table/table.css';
import '@/kit/feedback/empty.css';
import '@/kit/feedback/skeleton.css';
import '@/kit/feedback/toast/toast.css';
import '@/kit/form/fields/check.css';
import '@/kit/overlay/dialog/dialog.css';
import '@/kit/overlay/drawer.css';
import '@/kit/overlay/menu.css';
import '@/kit/overlay/modal.css';
import '@/kit/overlay/popover.css';
import '@/kit/overlay/tooltip.css';
import '@/kit/ui/fold/fold.css';
import '@/parts/frame/brand.css';
import '@/parts/frame/public-frame.css';
import '@/parts/frame/skip-link.css';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/app/app';
import { listenForSteps } from '@/kit/overlay/dialog/hold-back';

listenForSteps();

const root = document.getElementById('root');
if (root) {
  const page = createRoot(root);
  // In small steps: a phone stays free to answer between them.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
