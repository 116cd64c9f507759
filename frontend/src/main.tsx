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

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/app/app';
import { listenForSteps } from '@/kit/overlay/dialog/hold-back';

listenForSteps();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
