import { Note } from '@/components/ui/note';

import { FoundSchool, type KnownSchool } from './found-school';
import { schoolLookupText as text } from './school-lookup.text';

interface SchoolLookupProps {
  lookup: { state: 'idle' | 'searching' | 'missing' | 'failed' } | { state: 'found'; school: KnownSchool };
  /** What stands in the field: what was found for another code is no longer shown. */
  code: string;
  words: { missing: string; failed: string; foundHint: string };
}

/** What the look-up of an INEP code came to, said aloud as it changes. */
export function SchoolLookup({ lookup, code, words }: SchoolLookupProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {lookup.state === 'searching' ? <p className="late text-sm text-muted">{text.searching}</p> : null}
      {lookup.state === 'missing' ? <Note tone="warn">{words.missing}</Note> : null}
      {lookup.state === 'failed' ? <Note tone="warn">{words.failed}</Note> : null}
      {lookup.state === 'found' && code.trim() === lookup.school.inepCode ? (
        <FoundSchool school={lookup.school} hint={words.foundHint} />
      ) : null}
    </div>
  );
}
