// What a page needs before its code runs: a small classic script that applies the stored theme before the first paint
// (a file, because the content policy forbids inline scripts), and for each route a copy of the HTML that asks for the
// route's code at once, beside the entry's.
import type { Plugin, Rollup } from 'vite';

import { screenPaths } from '../src/domain/paths';

const THEME = `(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (ignored) {}
})();`;

const BOOT = '/boot.js';

/** By the folder of an area below features: the frame that its pages stand in. */
const FRAMES: Readonly<Record<string, string>> = { staff: 'src/app/staff/staff-layout.tsx' };

/** A screen's page, by the rule of its folder: "staff/dashboard". */
function sourcesOf(screen: string): string[] {
  const [area = '', name = ''] = screen.split('/');
  const frame = FRAMES[area];
  return [...(frame ? [frame] : []), `src/features/${screen}/${name}-page.tsx`];
}

function chunkOf(bundle: Rollup.OutputBundle, source: string): Rollup.OutputChunk {
  const found = Object.values(bundle).find(
    (part): part is Rollup.OutputChunk =>
      part.type === 'chunk' && part.facadeModuleId?.endsWith(source) === true,
  );
  if (!found)
    throw new Error(`${source} has no file of its own in the build: it was moved, or is loaded no more`);
  return found;
}

function withImports(bundle: Rollup.OutputBundle, file: string, seen: Set<string>): void {
  const part = bundle[file];
  if (part?.type !== 'chunk' || part.isEntry || seen.has(file)) return;
  seen.add(file);
  for (const next of part.imports) withImports(bundle, next, seen);
}

function filesOf(bundle: Rollup.OutputBundle, sources: readonly string[]): string[] {
  const files = new Set<string>();
  for (const source of sources) withImports(bundle, chunkOf(bundle, source).fileName, files);
  return [...files];
}

/** The HTML with links to what it does not ask for yet. */
function preloading(html: string, files: readonly string[]): string {
  const wanted = files.filter((file) => !html.includes(`/${file}"`));
  const links = wanted.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', `${links.join('')}  </head>`);
}

export function routePages(): Plugin {
  let command = 'build';
  let boot = '';
  return {
    name: 'route-pages',
    enforce: 'post',
    configResolved(config) {
      command = config.command;
    },
    configureServer(server) {
      server.middlewares.use(BOOT, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(THEME);
      });
    },
    buildStart() {
      if (command === 'build') boot = this.emitFile({ type: 'asset', name: 'boot.js', source: THEME });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: BOOT }, injectTo: 'head-prepend' }],
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const html = String(page.source).replace(BOOT, `/${this.getFileName(boot)}`);
      for (const [screen, paths] of Object.entries(screenPaths)) {
        const source = preloading(html, filesOf(bundle, sourcesOf(screen)));
        for (const path of paths) {
          // The server looks for a page of the path's own first.
          if (path === '/') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
        }
      }
    },
  };
}
