// Emits one small classic script that runs before the first paint: it applies the stored theme and asks for
// the code of the current route while the entry is still on its way. A file, because the content policy
// forbids inline scripts.
const THEME = `(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (ignored) {}
})();`;

function preload(routes) {
  return `(function (routes) {
  var files = routes[location.pathname.replace(/(.)\\/+$/, '$1')] || [];
  for (var i = 0; i < files.length; i++) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + files[i];
    document.head.appendChild(link);
  }
})(${JSON.stringify(routes)});`;
}

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

function routeFiles(bundle) {
  const routes = {};
  for (const [path, sources] of Object.entries(ROUTES)) {
    const files = new Set();
    for (const source of sources) {
      withImports(bundle, chunkOf(bundle, source).fileName, files);
    }
    routes[path] = [...files];
  }
  return routes;
}

export function bootScript() {
  let command = 'build';
  return {
    name: 'boot-script',
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
      handler(_html, context) {
        if (command === 'serve')
          return [{ tag: 'script', attrs: { src: '/boot.js' }, injectTo: 'head-prepend' }];
        const reference = this.emitFile({
          type: 'asset',
          name: 'boot.js',
          source: `${THEME}\n${preload(routeFiles(context.bundle ?? {}))}\n`,
        });
        return [
          { tag: 'script', attrs: { src: `/${this.getFileName(reference)}` }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
