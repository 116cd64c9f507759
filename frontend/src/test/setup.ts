import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();

afterEach(cleanup);
