// What a page needs before its code runs: a small classic script that sends pupils to their application where an address
// is of both, and applies the stored theme before the first paint
// (a file, because the content policy forbids inline scripts) and asks for what the page of who signed in here last will
// read from their school, and for each route a copy of the HTML that shows the
// frame of the route's area and asks for the route's code and styles at once, beside the entry's.
import type { Plugin, Rollup } from 'vite';

import { publicScreenPaths, sharedPaths } from '../src/domain/paths';
import { fileAddress, pupilScreenPaths } from '../src/domain/pupil-paths';
import { staffScreenPaths } from '../src/domain/staff-paths';
import { firstFrame } from './first-frame';
import { FRAMES } from './page-loads.mjs';

/**
 * Whose a shared page is, and the school, the session will say; until then it is whose who signed in here last. A school
 * that is no longer theirs is answered like one that does not exist.
 */
const BOOTED = `(function () {
  var reads = document.currentScript.dataset.reads;
  try {
    var stored = localStorage.getItem('currentUser');
    if (${JSON.stringify(Object.values(sharedPaths))}.indexOf(location.pathname) >= 0 && /"role":"aluno"/.test(stored))
      location.replace('/aluno' + location.pathname);
    var school = /"schoolId":([0-9]+)/.exec(stored);
    if (reads && school)
      reads.split(' ').forEach(function (read) {
        var link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'fetch';
        link.crossOrigin = 'use-credentials';
        link.href = read.replace('{school}', school[1]);
        document.head.appendChild(link);
      });
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (ignored) {}
})();`;

const BOOT = '/boot.js';

/** What a screen reads from the server as soon as it opens: asked for beside its code. */
const READS: Readonly<Record<string, readonly string[]>> = {
  'public/login': ['/api/about', '/api/auth/demo'],
};

/** The same of who is signed in, and of their school: only a browser where somebody signed in asks for it. */
const OWN_READS: Readonly<Record<string, readonly string[]>> = {
  'staff/dashboard': [
    '/api/school/{school}/ideb',
    '/api/school/{school}/goals',
    '/api/school/{school}',
    '/api/school/{school}/outlook',
  ],
  'staff/simulation': ['/api/school/{school}/ideb', '/api/school/{school}/goals', '/api/school/{school}'],
};

/** The address that says who is signed in, and what the screen reads for them. */
function ownReads(screen: string): readonly string[] {
  return screen.startsWith('staff/') ? ['/api/auth/user', ...(OWN_READS[screen] ?? [])] : [];
}

/** A screen's page, by the rule of its folder: "staff/dashboard". */
function sourcesOf(screen: string): string[] {
  const [area = '', name = ''] = screen.split('/');
  return [...(FRAMES[area] ?? []), `src/features/${screen}/${name}-page.tsx`];
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

interface RouteFiles {
  scripts: string[];
  styles: string[];
}

function filesOf(bundle: Rollup.OutputBundle, sources: readonly string[]): RouteFiles {
  const scripts = new Set<string>();
  for (const source of sources) withImports(bundle, chunkOf(bundle, source).fileName, scripts);
  const styles = new Set<string>();
  for (const file of scripts) {
    const part = bundle[file];
    if (part?.type === 'chunk') part.viteMetadata?.importedCss.forEach((css) => styles.add(css));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const BOOT_SCRIPT = /<script src="[^"]*boot[^"]*"/;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The HTML of a screen: its frame stands before the style sheets, which hold up only what comes after them, and the
 * scripts wait for those.
 */
function pageOf(html: string, screen: string, { scripts, styles }: RouteFiles): string {
  const { style, markup } = firstFrame(screen.split('/')[0] ?? '');
  const own = styles.map((file) => `\n    <link rel="stylesheet" crossorigin href="/${file}">`);
  const sheets = [...(html.match(STYLE_LINK) ?? []), ...own];
  const preloads = scripts
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  for (const read of READS[screen] ?? [])
    preloads.push(`    <link rel="preload" as="fetch" crossorigin="use-credentials" href="${read}">\n`);
  const reads = ownReads(screen).join(' ');
  return html
    .replace(BOOT_SCRIPT, (script) => (reads ? `${script} data-reads="${reads}"` : script))
    .replace(STYLE_LINK, '')
    .replace('  </head>', () => `    ${style}\n${preloads.join('')}  </head>`)
    .replace('<body>', () => `<body>\n    ${markup}${sheets.join('')}`);
}

export function routePages(isPupils: boolean): Plugin {
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
        response.end(BOOTED);
      });
    },
    buildStart() {
      if (command === 'build') boot = this.emitFile({ type: 'asset', name: 'boot.js', source: BOOTED });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: BOOT }, injectTo: 'head-prepend' }],
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const html = String(page.source).replace(BOOT, `/${this.getFileName(boot)}`);
      const screens = isPupils ? pupilScreenPaths : { ...publicScreenPaths, ...staffScreenPaths };
      for (const [screen, paths] of Object.entries(screens)) {
        const source = pageOf(html, screen, filesOf(bundle, sourcesOf(screen)));
        for (const path of isPupils ? paths.map(fileAddress) : paths) {
          // The server looks for a page of the path's own first.
          if (path === '/') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
        }
      }
      // What is nowhere else is the staff's.
      if (isPupils) delete bundle['index.html'];
    },
  };
}
