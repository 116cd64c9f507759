import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The time of vitest's own polls, in vite.config.ts.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();

afterEach(cleanup);
