import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { type PupilImport, usePupilImports } from '@/api/people/pupil-import';
import { formatDateTime } from '@/domain/dates';
import { Disclosure } from '@/kit/data/disclosure';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { PASTED } from '@/parts/import/import-file';
import { importText } from '@/parts/import/import.text';

import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';
import { UndoQuestion } from './undo-question';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.past;

const nameOf = ({ fileName }: PupilImport): string => (fileName === PASTED ? importText.pasted : fileName);

/** Lists that were imported, which can be taken back while nobody has used what they brought. */
export function PastImports({ schoolId }: { schoolId: number }) {
  const imports = usePupilImports(schoolId);
  const [asked, setAsked] = useState<PupilImport | null>(null);
  return (
    <Disclosure summary={text.title}>
      <ResourceView
        resource={imports}
        loading={text.loading}
        failed={text.failed}
        empty={<p className="text-sm text-muted">{text.empty}</p>}
      >
        {(all) => (
          <ul className="pupil-import-past">
            {all.map((one) => (
              <li key={one.id}>
                <span className="min-w-0 flex-1 basis-60 text-sm">
                  <b className="break-words">{nameOf(one)}</b>{' '}
                  <span className="block text-xs text-subtle">
                    {formatDateTime(one.at)}, {one.byName}.{' '}
                    {pupilImportText.doneDetail(one.created, one.updated)}
                  </span>
                </span>
                <Standing one={one} onUndo={() => setAsked(one)} />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
      {asked ? (
        <UndoQuestion
          schoolId={schoolId}
          id={asked.id}
          created={asked.created}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Disclosure>
  );
}

function Standing({ one, onUndo }: { one: PupilImport; onUndo: () => void }) {
  if (one.mayBeTakenBack) {
    return (
      <Button aria-label={text.of(nameOf(one))} onClick={onUndo}>
        <Undo2 className="icon icon-s" />
        {pupilImportText.undo.action}
      </Button>
    );
  }
  const words = one.takenBackAt !== null ? text.undone : one.created === 0 ? text.onlyUpdated : text.inUse;
  return <span className="text-sm text-muted">{words}</span>;
}
