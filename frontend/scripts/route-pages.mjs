// What a page needs before its code runs: a small classic script that applies the stored theme before the first paint
// (a file, because the content policy forbids inline scripts), and for each route a copy of the HTML that asks for the
// route's code at once, beside the entry's.
const THEME = `(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (ignored) {}
})();`;

const STAFF = 'src/app/staff-layout.tsx';
const ROUTES = {
  '/': [STAFF, 'src/features/dashboard/dashboard-page.tsx'],
  '/dashboard': [STAFF, 'src/features/dashboard/dashboard-page.tsx'],
  '/simulation': [STAFF, 'src/features/simulation/simulation-page.tsx'],
  '/login': ['src/features/login/login-page.tsx'],
  '/register': ['src/features/register/register-page.tsx'],
  '/sobre': ['src/features/about/about-page.tsx'],
};

function chunkOf(bundle, source) {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(source),
  );
  if (!found)
    throw new Error(`${source} has no file of its own in the build: it was moved, or is loaded no more`);
  return found;
}

function withImports(bundle, file, seen) {
  const part = bundle[file];
  if (!part || part.type !== 'chunk' || part.isEntry || seen.has(file)) return seen;
  seen.add(file);
  for (const next of part.imports) withImports(bundle, next, seen);
  return seen;
}

function filesOf(bundle, sources) {
  const files = new Set();
  for (const source of sources) withImports(bundle, chunkOf(bundle, source).fileName, files);
  return [...files];
}

/** The HTML with links to what it does not ask for yet. */
function preloading(html, files) {
  const wanted = files.filter((file) => !html.includes(`/${file}"`));
  const links = wanted.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', `${links.join('')}  </head>`);
}

export function routePages() {
  let command = 'build';
  return {
    name: 'route-pages',
    enforce: 'post',
    configResolved(config) {
      command = config.command;
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(THEME);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler() {
        const emitted = () =>
          this.getFileName(this.emitFile({ type: 'asset', name: 'boot.js', source: THEME }));
        const src = command === 'serve' ? '/boot.js' : `/${emitted()}`;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const html = page.source;
      for (const [path, sources] of Object.entries(ROUTES)) {
        const source = preloading(html, filesOf(bundle, sources));
        // The server looks for a page of the path's own first.
        if (path === '/') page.source = source;
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
      }
    },
  };
}
