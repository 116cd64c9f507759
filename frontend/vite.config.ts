import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { codeSplitting, pupilSplitting } from './scripts/chunk-groups';
import { pupilEntry } from './scripts/pupil-entry';
import { PUPIL_MANIFEST } from './scripts/page-loads.mjs';
import { routePages } from './scripts/route-pages';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['IDEB_API'] ?? 'http://127.0.0.1:8080';

/** Tests of code that comes later, or not at all, which no other file may have loaded; and of the clock of a page just opened. */
const FRESH = ['src/**/*.fresh.test.tsx'];

/** Two applications of one index.html, built one after the other: the pupils' by `--mode pupil`, into the same folder. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), pupilEntry(mode === 'pupil'), routePages(mode === 'pupil')],
  resolve: {
    alias: {
      '@': file('./src'),
      'lodash-es/clone': file('./scripts/lean/clone.mjs'),
      'lodash-es/cloneDeep': file('./scripts/lean/clone-deep.mjs'),
      'hoist-non-react-statics': file('./scripts/lean/hoist-statics.mjs'),
      'tiny-case': file('./scripts/lean/case.mjs'),
      'use-sync-external-store/shim': file('./scripts/lean/sync-external-store.mjs'),
      'lodash-es/toPath': file('./scripts/lean/to-path.mjs'),
    },
  },
  server: { proxy: { '/api': server } },
  preview: { proxy: { '/api': server } },
  build: {
    target: 'es2022',
    manifest: mode === 'pupil' ? PUPIL_MANIFEST : true,
    emptyOutDir: mode !== 'pupil',
    copyPublicDir: mode !== 'pupil',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 320,
    rolldownOptions: {
      output: {
        codeSplitting: mode === 'pupil' ? pupilSplitting : codeSplitting,
        // The entry lists the files of every page: what several share goes by a short name there, and each by a short hash.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0]}-[hash:7][extname]`,
      },
    },
  },
  test: {
    // A machine that also builds or tests something else is slow, not wrong.
    // Every core: by itself it leaves one free.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 5_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'plain', environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'] },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'scripts/**/*.test.tsx'],
          exclude: FRESH,
          setupFiles: ['src/test/setup.ts'],
          // A page and its modules serve many files: half the time. The setup takes away what a test leaves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like, fresh',
          environment: 'jsdom',
          include: FRESH,
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
}));
