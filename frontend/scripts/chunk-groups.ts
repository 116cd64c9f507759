// Which files a page loads. A request more costs a phone more than some code that a page does not need, so there are few
// of them, cut by folders; the budget (check-budget.mjs) tells when a cut went wrong.
import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingOptions;
type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

const PUBLIC_PAGE = /\/src\/(?:features\/public\/.*-page|app\/not-found-page)\.tsx$/;
const STAFF_PAGE = /\/src\/(?:features\/staff\/.*-page|app\/staff\/staff-area)\.tsx$/;

/** The pages that bring a module with them: those that import it, themselves or by what they import. */
function pagesWith(page: RegExp, module: string, context: Context): readonly string[] {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    context.getModuleInfo(id)?.importers.forEach(visit);
  };
  visit(module);
  return [...seen].filter((id) => page.test(id));
}

const FORMS = /\/src\/kit\/form\/|\/node_modules\/(?:formik|yup)\//;

/** Whether a module brings forms with it, itself or by what it imports. */
function needsForms(module: string, context: Context): boolean {
  const seen = new Set<string>();
  const visit = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    return FORMS.test(id) || (context.getModuleInfo(id)?.importedIds.some(visit) ?? false);
  };
  return visit(module);
}

/** What two public pages share, and what the sign-in page shares with the staff's. */
function isOfTheKit(pages: readonly string[], hasForms: boolean): boolean {
  return pages.length >= 2 || (pages.length === 1 && !hasForms && /login-page/.test(pages[0] ?? ''));
}

/** Bytes of source below which what a first page shares with another is worth no request of its own. */
const SMALL = 4_000;

const hasPage = (pages: readonly string[], name: string): boolean =>
  pages.some((page) => page.includes(name));

const isSmall = (module: string, context: Context): boolean =>
  (context.getModuleInfo(module)?.code?.length ?? SMALL) < SMALL;

/**
 * The staff open the dashboard and the simulation most: what both need comes in one file, with all that their frame needs, and
 * what is small of the simulation's and another page's.
 */
function withTheFrame(module: string, context: Context): string | null {
  const pages = pagesWith(STAFF_PAGE, module, context);
  const hasSimulation = hasPage(pages, '/simulation-page');
  if (hasPage(pages, '/app/staff/') || (hasPage(pages, '/dashboard-page') && hasSimulation)) return 'staff';
  return pages.length > 1 && hasSimulation && isSmall(module, context) ? 'staff' : null;
}

/** What else is small of one of them, beside what opens over other pages: in one file. */
function withAFirstPage(module: string, context: Context): string | null {
  if (!isSmall(module, context) || pagesWith(PUBLIC_PAGE, module, context).length > 0) return null;
  const pages = pagesWith(STAFF_PAGE, module, context);
  if (hasPage(pages, '/app/staff/')) return null;
  if (hasPage(pages, '/simulation-page')) return pages.length === 1 ? 'for-simulation' : null;
  return hasPage(pages, '/dashboard-page') ? 'for-dashboard' : null;
}

/** What one of the first pages alone has in several of its parts stays with it. */
function withItsPage(module: string, context: Context): string | null {
  const page = /\/features\/staff\/(dashboard|simulation)\//.exec(module)?.[1] ?? null;
  return pagesWith(STAFF_PAGE, module, context).length === 1 ? page : null;
}

export const codeSplitting: Groups = {
  // A group takes what it names: with its dependencies it would take the entry's and another area's along.
  includeDependenciesRecursively: false,
  groups: [
    // All that the entry imports.
    { name: 'base', tags: ['$initial'], priority: 5 },
    // Formik, yup and what they need; what reads the server has swr, with forms or without.
    {
      name: 'form',
      test: /\/src\/kit\/form\/(?!fields\/(?:text-area|money|picker)|form-dialog|watch-unsaved|day-and-money)|\/scripts\/lean\/|\/node_modules\/(?!lucide|radix|@radix|swr)/,
      minShareCount: 2,
      priority: 3,
    },
    // The small parts that public pages share, with each other and with the staff's. An icon is everybody's by the package that has
    // them all: these are the public pages' and the staff's frame's, beside what draws them.
    {
      name: (id, context) =>
        isOfTheKit(pagesWith(PUBLIC_PAGE, id, context), needsForms(id, context)) ? 'kit' : null,
      test: /\/src\/|\/lucide-react\/(?!.*\/icons\/)|\/icons\/(?:arrow-down|arrow-left|arrow-up|badge-check|bell|calculator|check|chevron-down|chevron-right|circle-check|circle-exclamation-point|circle-minus|cloud-off|external-link|eye|eye-off|flag|graduation-cap|inbox|info|key-round|log-out|moon|presentation|rotate-cw|search|sun|sun-moon|target|triangle-exclamation-point|users|x)\./,
      minShareCount: 2,
      priority: 2,
    },
    // Of the sign-in page and the staff's frame: joined with what other pages have, it would bring that along.
    {
      name: 'sign-in',
      test: /\/src\/(?:api\/session\/demo|parts\/sign-in\/)/,
      minShareCount: 2,
      priority: 3,
    },
    // Not the entry itself: a file that needs it, and that it needs, would run before it.
    { name: withTheFrame, test: /\/src\/(?!app\/staff\/staff-area)|\/(?:lucide-react|swr)\//, priority: 2.5 },
    {
      name: withAFirstPage,
      test: /\/src\/(?!kit\/form\/|features\/).*\.tsx?$/,
      minShareCount: 2,
      priority: 3.5,
    },
    { name: withItsPage, test: /\/src\//, minShareCount: 2, priority: 1.8 },
    // What one public page shares with the staff's: it loads nothing else of theirs.
    {
      name: (id, context) => (pagesWith(PUBLIC_PAGE, id, context).length === 1 ? 'part' : null),
      test: /\/src\/|\/(?:lucide-react|swr)\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_000,
      priority: 2,
    },
    {
      name: 'classes',
      test: /\/src\/(?:api\/classes|parts\/classes\/|domain\/(?:school\/|shift)|features\/staff\/classroom\/)/,
      minShareCount: 2,
      priority: 2,
    },
    { name: 'lacks', test: /\/src\/parts\/index\/lacks/, minShareCount: 2, priority: 2 },
    {
      name: 'lists',
      test: /\/src\/kit\/(?:data\/table-select|browser\/use-settled)/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'questions',
      test: /\/src\/(?:api\/questions|domain\/question|features\/staff\/classroom\/questions)\//,
      minShareCount: 2,
      priority: 3,
    },
    // Of what opens over a page, or in it: the test on paper, which has the others, needs none of its styles.
    { name: 'question-preview', test: /\/src\/parts\/questions\//, minShareCount: 2, priority: 3 },
    // Of what opens over a page alone.
    { name: 'imports', test: /\/src\/parts\/import\/.*\.(?:tsx?|css)$/, minShareCount: 2, priority: 3 },
    { name: 'lines', test: /\/src\/kit\/data\/table-lines/, minShareCount: 2, priority: 3 },
    {
      name: 'actions',
      test: /\/src\/(?:features\/staff\/actions|api\/actions|domain\/action(?!\/quoted)|kit\/form\/(?:day-and-money|fields\/money)|domain\/school\/school-day|kit\/ui\/choice\/filter-toggle)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 300,
      priority: 3,
    },
    // Of the bell's panel and two pages.
    {
      name: 'notices',
      test: /\/src\/parts\/notices\/|\/lucide-react\/.*\/icons\/(?:alarm-clock|calendar-x-2|check-check|clock-alert)\./,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'paged', test: /\/src\/api\/wire\/paged\//, minShareCount: 2, priority: 3 },
    { name: 'tile', test: /\/src\/kit\/ui\/tile/, minShareCount: 2, priority: 3 },
    { name: 'school-day', test: /\/src\/domain\/school\/school-day/, minShareCount: 2, priority: 4 },
    {
      name: 'chips',
      test: /\/src\/kit\/(?:ui\/choice\/(?:filter-toggle|tabs)|data\/filters)/,
      minShareCount: 2,
      priority: 4,
    },
    { name: 'text-area', test: /\/src\/kit\/form\/fields\/text-area/, minShareCount: 2, priority: 3 },
    { name: 'sheet', test: /\/src\/kit\/overlay\/sheet/, minShareCount: 2, priority: 3 },
    {
      name: 'class-simulations',
      test: /\/src\/(?:api\/class-simulations|parts\/class-simulation)\//,
      minShareCount: 2,
      priority: 3,
    },
    // What else stands in more than one page, in as few files as let no page load much of another.
    {
      name: 'shared',
      test: /\/src\/|\/(?:lucide-react|swr)\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_200,
      priority: 1,
    },
  ],
};

/** The pupils' application is small: all that the entry has, and what two of its pages share. */
export const pupilSplitting: Groups = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'pupil-base', tags: ['$initial'], priority: 2 },
    { name: 'pupil-parts', test: /\/src\/|\/lucide-react\//, minShareCount: 2, priority: 1 },
  ],
};
