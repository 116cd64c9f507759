import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';

// The time of vitest's own polls, in vite.config.ts.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();

// jsdom knows a dialog by its attribute only, and no popover.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};

HTMLElement.prototype.hidePopover = function hidePopover() {
  turnPopover(this, 'closed');
};
// Once: files of tests share a page.
const { dataset } = document.documentElement;
if (dataset['popovers'] === undefined) {
  dataset['popovers'] = 'heard';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (panel) turnPopover(panel, panel.style.display === 'block' ? 'closed' : 'open');
  });
}

/** As a browser opens and closes a popover, and tells it. */
function turnPopover(panel: HTMLElement, newState: 'open' | 'closed') {
  // What was focused in it goes with it; the focus goes back to its button.
  if (newState === 'closed' && panel.contains(document.activeElement))
    document.querySelector<HTMLElement>(`[popovertarget='${panel.id}']`)?.focus();
  for (const kind of ['beforetoggle', 'toggle']) {
    panel.style.display = newState === 'open' ? 'block' : 'none';
    panel.dispatchEvent(Object.assign(new Event(kind), { newState }));
  }
}

// Files of tests share a page: each leaves it as it was found.
afterEach(() => {
  cleanup();
  toastStore.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
