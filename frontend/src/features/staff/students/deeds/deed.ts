import type { Pupil } from '@/api/people/pupils';

/** What was chosen to be done, with one pupil or with several. */
export type Deed =
  | { what: 'create' }
  | { what: 'edit' | 'move' | 'reset' | 'deactivate' | 'erase'; pupil: Pupil }
  | { what: 'moveAll' | 'issueAll' | 'deactivateAll'; ids: readonly number[] };

/** What one pupil's row and sheet offer. */
export type PupilDeed = Extract<Deed, { pupil: Pupil }>['what'];
