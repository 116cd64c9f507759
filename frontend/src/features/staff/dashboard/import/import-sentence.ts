import type { ImportReport } from '@/api/file-import';
import { enumerate } from '@/domain/enumerate';

import { idebImportText } from './ideb-import.text';

const text = idebImportText.found;

/** What the dry run found. */
export function foundSentence({ created, updated, unchanged }: ImportReport): string {
  const parts = [
    created > 0 ? text.created(created) : null,
    updated > 0 ? text.updated(updated) : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return text.some(enumerate(parts));
  return unchanged > 0 ? text.allKnown : text.none;
}

/** What the import brought in. */
export const doneSentence = ({ created, updated, rejected }: ImportReport): string =>
  idebImportText.done(created + updated, rejected);
