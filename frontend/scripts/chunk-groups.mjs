// Which files a page loads. A request more costs a phone more than some code that a page does not need, so there are few
// of them, cut by who needs what; the budget (check-budget.mjs) tells when a cut went wrong.

const ENDING = String.raw`\.tsx?$`;

/** Whether a module is one of these packages. */
const packages = (...names) => new RegExp(`/node_modules/(${names.join('|')})/`);

/** Whether a module is one of these files of a folder below src. */
const sources = (folder, ...names) => new RegExp(`/src/${folder}/(${names.join('|')})${ENDING}`);

const oneOf =
  (...patterns) =>
  (id) =>
    patterns.some((pattern) => pattern.test(id));

/** The entry, and all it imports: a part of it elsewhere would bring that whole file into the entry. */
const base = oneOf(
  packages(
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    'react-router-dom',
    'swr',
    'dequal',
    'react-error-boundary',
  ),
  /\/src\/main\.tsx$/,
  sources('app', 'app', 'entry.text', 'error-screen', 'routes', 'scroll-to-top', 'session-gate'),
  sources('app/(?:public|staff)', 'screens'),
  sources('api', 'session', 'session-context', 'session-end'),
  sources(
    'api/wire',
    'address',
    'client',
    'problem',
    'problem.text',
    'swr-options',
    'use-resource',
    'use-write',
    'watched',
  ),
  sources('api/wire/again', 'fingerprint', 'once-only', 'patience'),
  sources('kit/feedback', 'feedback.text', 'skeleton'),
  sources('kit/browser', 'lazy-part', 'print-light'),
  sources('domain', 'paths'),
);

/** The small parts that public pages and staff pages share. */
const kit = oneOf(
  packages('class-variance-authority', 'clsx'),
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /\/lucide-react\/dist\/esm\/icons\/(calculator|circle-|external-link|eye|info|moon|rotate-cw|sun|triangle-|users)/,
  sources('api', 'registration'),
  sources('app', 'app.text'),
  sources('kit/data', 'cells'),
  sources('kit/ui', 'badge', 'button', 'card', 'icon-button', 'note', 'page-head', 'tile', 'ui.text'),
  sources('kit/browser', 'theme', 'theme-button'),
  sources('kit/feedback', 'failed-note', 'refusal', 'resource-view', 'toast-store', 'use-raise'),
  sources('kit/form', 'field'),
  sources('parts/frame', 'brand', 'public-frame'),
  sources('parts/index', 'ideb-rule'),
  sources('domain', 'dates', 'decimal', 'index-band', 'labels'),
);

/** Forms: most of it is formik and yup. */
const form = oneOf(packages('formik', 'yup'), sources('kit/form', '[^/]+'));

/** What else is ours and stands in more than one page; charts come later and alone. */
const shared = oneOf(/\/src\/(?!kit\/chart\/)/, /\/lucide-react\//);

export const chunkGroups = [
  { name: 'base', test: base, priority: 3 },
  { name: 'kit', test: kit, priority: 2 },
  { name: 'form', test: form, priority: 1 },
  { name: 'staff', test: shared, minShareCount: 2 },
];
