import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { bootScript } from './scripts/boot-script.mjs';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['IDEB_API'] ?? 'http://127.0.0.1:8080';

// A request more costs a phone more than some code that a page does not need: few files, cut by who needs them.
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|react-error-boundary)\//;
/** What the entry imports: anything of it elsewhere would bring its whole file into the entry. */
const ENTRY =
  /src\/(main|app\/(app|entry\.text|error-screen|pages|routes|scroll-to-top|session-gate)|api\/(client|problem|problem\.text|session-context|session-end|swr-options|use-resource|use-session)|components\/(feedback\/(feedback\.text|skeleton)|ui\/(lazy-part|print-light))|domain\/paths)\.tsx?/;
const FORM =
  /node_modules\/(formik|yup)\/|src\/components\/form\/(form|form-alert|form-failure|submit-button|text-field|use-bound-field|use-form|password-field)\.tsx?/;
const KIT =
  /node_modules\/(class-variance-authority|clsx)\/|lucide-react\/dist\/esm\/((?!icons\/)|icons\/(calculator|circle-|external-link|eye|info|moon|sun|triangle-|users))|src\/(api\/use-registration|app\/app\.text|components\/data\/cells|domain\/(dates|decimal|index-band|labels))\.tsx?|src\/components\/ui\/(badge|brand|button|card|field|icon-button|ideb-rule|note|page-head|public-frame|theme|theme-button|tile|toast-store|ui\.text)\.tsx?/;
const SHARED = /\/src\/(?!components\/chart\/)|lucide-react/;

export default defineConfig({
  plugins: [react(), tailwindcss(), bootScript()],
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
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 320,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id: string) => BASE.test(id) || ENTRY.test(id), priority: 3 },
            { name: 'kit', test: KIT, priority: 2 },
            { name: 'form', test: FORM, priority: 1 },
            { name: 'staff', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'plain', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test-setup.ts'],
        },
      },
    ],
  },
});
