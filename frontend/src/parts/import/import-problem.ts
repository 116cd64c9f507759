/** What is wrong in a line of a file, and how to mend it. */
export interface ImportProblem {
  /** Where the file has several. */
  sheet?: string | null;
  line: number;
  column: string | null;
  value: string | null;
  problem: string;
  hint: string | null;
}
