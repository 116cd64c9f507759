// Which files a page loads. A request more costs a phone more than some code that a page does not need, so there are few
// of them, cut by folders; the budget (check-budget.mjs) tells when a cut went wrong.
import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingOptions;

export const codeSplitting: Groups = {
  // A group takes what it names: with its dependencies it would take the entry's and another area's along.
  includeDependenciesRecursively: false,
  groups: [
    // All that the entry imports.
    { name: 'base', tags: ['$initial'], priority: 5 },
    { name: 'kit-styles', test: /\/src\/kit\/.*\.css$/, minShareCount: 2, priority: 4 },
    {
      name: 'charts',
      test: /\/src\/kit\/chart\/|\/node_modules\/(?:chart\.js|@kurkle|react-chartjs-2)\//,
      minShareCount: 2,
      entriesAware: true,
      priority: 4,
    },
    // Formik, yup and what they need.
    {
      name: 'form',
      test: /\/src\/kit\/form\/|\/scripts\/lean\/|\/node_modules\/(?!lucide|radix|@radix)/,
      minShareCount: 2,
      priority: 3,
    },
    // The small parts that public pages and staff pages share.
    {
      name: 'kit',
      test: /\/src\/(?:kit|domain|parts\/(?:frame|index))\/|\/lucide-react\//,
      minShareCount: 5,
      priority: 2,
    },
    // What else stands in more than one page, in as few files as let no page load much of another.
    {
      name: 'shared',
      test: /\/src\/|\/lucide-react\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_500,
      priority: 1,
    },
  ],
};
