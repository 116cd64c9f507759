/** By the folder of an area below features: the frame that its pages stand in, when it is loaded apart. */
export const FRAMES: Readonly<Record<string, readonly string[]>>;

/** The manifest of the pupils' application, beside that of the staff's. */
export const PUPIL_MANIFEST: string;

export interface Build {
  areas: string[];
  pagesOf: (area: string) => string[];
  entry: Set<string>;
  /** Everything that a page has loaded once it is at rest, but for its pictures. */
  page: (page: string) => Set<string>;
  charts: Set<string>;
  scripts: (files: Iterable<string>) => number;
  styles: (files: Iterable<string>) => number;
}

export function readBuild(dist: URL, listed?: string): Build;

/** What of `files` is not among `others`. */
export function without(files: Set<string>, others: Set<string>): Set<string>;
