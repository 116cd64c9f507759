import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

afterEach(cleanup);
