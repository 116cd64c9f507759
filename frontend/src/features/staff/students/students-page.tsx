import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';

import { type PupilCounts, usePupilCounts, usePupils } from '@/api/people/pupils';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useKept } from '@/kit/feedback/read-state';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { enumerate } from '@/domain/enumerate';
import { useAhead } from '@/kit/browser/use-ahead';
import type { Key } from '@/kit/data/table/selection';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { Recount } from '@/parts/classes/recount';

import type { Deed } from './deeds/deed';
import { BulkBar } from './list/bulk-bar';
import { PupilCounters } from './list/pupil-counters';
import { PupilFilters } from './list/pupil-filters';
import { PupilsList } from './list/pupils-list';
import { TodoNote } from './list/todo-note';
import { OpenSheet, pupilSheet } from './sheet/open-sheet';
import { studentsText as text } from './students.text';
import { NO_CLASS, useStudentsAddress } from './use-students-address';

const pupilDeeds = lazyDialog(
  () => import('./deeds/pupil-deeds').then((module) => module.PupilDeeds),
  ({ onClose }) => onClose,
);
const pupilImport = lazyDialog(
  () => import('./import/pupil-import').then((module) => module.PupilImport),
  ({ onClose }) => onClose,
);

const NOBODY: ReadonlySet<Key> = new Set();

/** The school's pupils: who is in which class, how each comes in, and what is to be done. */
export function StudentsPage() {
  useAhead(pupilDeeds.preload, pupilSheet.preload);
  const { schoolId } = useSignedIn();
  const mayCreate = useMay('pupil.create');
  const mayImport = useMay('pupil.import');
  const view = useStudentsAddress();
  const { address, change, linkTo } = view;
  const counts = usePupilCounts(schoolId);
  const pupils = useKept(usePupils(schoolId, view.filter, view.page));
  const [chosen, setChosen] = useState(NOBODY);
  const [deed, setDeed] = useState<Deed | null>(null);
  useReadOnOpening();
  const close = () => setDeed(null);
  const isEmpty = counts.data?.total === 0;
  const toNoClass = linkTo({ turma: NO_CLASS, situacao: null, pagina: null });
  // Most pupils come with the list that the school has.
  const actions = (
    <>
      <Button
        variant={isEmpty ? 'primary' : 'outline'}
        disabled={!mayImport}
        onClick={() => change({ importar: 'alunos' })}
      >
        <Upload className="icon icon-s" />
        {text.import}
      </Button>
      <Button
        variant={isEmpty ? 'outline' : 'primary'}
        disabled={!mayCreate}
        onClick={() => setDeed({ what: 'create' })}
      >
        <Plus className="icon icon-s" />
        {text.create}
      </Button>
    </>
  );

  return (
    <>
      <PageHead
        title={text.title}
        description={`${counts.data ? sentence(counts.data) : text.purpose} ${mayCreate ? '' : text.leadersAlone}`}
        action={
          <div className="row">
            <Recount schoolId={schoolId} />
            {isEmpty ? null : actions}
          </div>
        }
      />
      <div className="stack">
        {counts.data && !isEmpty ? <PupilCounters counts={counts.data} toNoClass={toNoClass} /> : null}
        {chosen.size > 0 ? (
          <BulkBar
            schoolId={schoolId}
            ids={[...chosen].map(Number)}
            onDeed={setDeed}
            onClear={() => setChosen(NOBODY)}
          />
        ) : null}
        {counts.data && chosen.size === 0 && mayCreate ? <TodoNote counts={counts.data} /> : null}
        {isEmpty ? null : <PupilFilters schoolId={schoolId} view={view} />}
        <PupilsList
          schoolId={schoolId}
          view={view}
          pupils={pupils}
          emptyActions={mayCreate ? actions : null}
          selection={mayCreate ? { chosen, onChange: setChosen } : null}
          onDeed={setDeed}
        />
      </div>
      <OpenSheet schoolId={schoolId} view={view} page={pupils.data} onDeed={setDeed} />
      {deed ? (
        <pupilDeeds.Component
          schoolId={schoolId}
          deed={deed}
          classId={address.turma === null || address.turma === NO_CLASS ? '' : address.turma}
          onClose={close}
          onDone={() => {
            setChosen(NOBODY);
            if (deed.what === 'erase') change({ aluno: null, aba: null, quiz: null });
          }}
        />
      ) : null}
      {mayImport && address.importar ? (
        <pupilImport.Component schoolId={schoolId} onClose={() => change({ importar: null })} />
      ) : null}
    </>
  );
}

/** What is lacking: "3 alunos sem turma e 29 cartões por imprimir." */
function sentence(counts: PupilCounts): string {
  const { total, active, classes, withoutClass, inArchived, toPrint, withoutAccess } = counts;
  if (total === 0) return text.purpose;
  const lacks = [
    ...(withoutClass > 0 ? [text.withoutClass(withoutClass)] : []),
    ...(inArchived > 0 ? [text.archived(inArchived)] : []),
    ...(toPrint ? [text.cardsToPrint(toPrint)] : []),
    ...(withoutAccess ? [text.withoutAccess(withoutAccess)] : []),
  ];
  return lacks.length === 0 ? text.allWell(active, classes) : `${enumerate(lacks)}.`;
}
