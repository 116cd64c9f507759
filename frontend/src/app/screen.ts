import type { LazyPart } from '@/kit/browser/lazy-part';

/** A page and where it stands; one that has a label stands in the navigation. */
export interface Screen {
  /** The first is its own; the others lead to it too. */
  paths: readonly [string, ...string[]];
  page: LazyPart<object>;
  label?: string;
}
