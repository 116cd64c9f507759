// The pupils' application has the same HTML, its own entry, and an attribute by which their shapes and colours go.
import type { Plugin } from 'vite';

import { fileAddress, pupilScreenPaths } from '../src/domain/pupil-paths';

const own = new Set<string>(Object.values(pupilScreenPaths).flatMap((paths) => paths.map(fileAddress)));

/** While building one of the two, all pages are its own; in development the address says whose each is. */
export function pupilEntry(isPupils: boolean): Plugin {
  return {
    name: 'pupil-entry',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { originalUrl }) {
        const path = originalUrl?.split('?')[0] ?? '';
        if (!isPupils && !own.has(path)) return html;
        return html.replace('/src/main.tsx', '/src/pupil.tsx').replace('<html', '<html data-area="aluno"');
      },
    },
  };
}
