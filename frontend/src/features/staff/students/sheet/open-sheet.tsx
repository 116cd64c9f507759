import { Suspense } from 'react';

import { A_PAGE, type PupilPage } from '@/api/people/pupils';
import { lazyPart } from '@/kit/browser/lazy-part';

import type { Deed } from '../deeds/deed';
import { pupilButtonId } from '../list/pupils-table';
import { useActivation } from '../use-activation';
import type { StudentsAddress } from '../use-students-address';
import { sheetText as text } from './sheet.text';

export const pupilSheet = lazyPart(() => import('./pupil-sheet').then((module) => module.PupilSheet));

interface OpenSheetProps {
  schoolId: number;
  view: StudentsAddress;
  /** The page of the list beside it. */
  page: PupilPage | undefined;
  onDeed: (deed: Deed) => void;
}

/** The sheet of the pupil whom the address names, and the way to their neighbours in the list. */
export function OpenSheet({ schoolId, view, page, onDeed }: OpenSheetProps) {
  const { address, change, linkTo } = view;
  const activate = useActivation(schoolId);
  const students = page?.students ?? [];
  const id = idOf(address.aluno, students);
  if (id === null) return null;
  const at = students.findIndex((pupil) => pupil.id === id);
  const known = students[at] ?? null;
  const number = page?.page ?? 1;

  const goTo = (aluno: string, pagina = number) =>
    change({ aluno, quiz: null, pagina: pagina === 1 ? null : String(pagina) });
  const step = (by: 1 | -1) => {
    const neighbour = students[at + by];
    if (!page || !known) return null;
    if (neighbour) return () => goTo(String(neighbour.id));
    const isThere = by === 1 ? number < page.pages : number > 1;
    return isThere ? () => goTo(by === 1 ? 'primeiro' : 'ultimo', number + by) : null;
  };

  return (
    <Suspense>
      <pupilSheet.Component
        schoolId={schoolId}
        id={id}
        known={known}
        place={page && known ? text.place((number - 1) * A_PAGE + at + 1, page.total) : null}
        tab={address.aba}
        quiz={address.quiz === null ? null : Number(address.quiz)}
        onQuiz={(quiz) => change({ quiz: quiz === null ? null : String(quiz) })}
        linkTo={(aba) => linkTo({ aba, quiz: null })}
        previous={step(-1)}
        next={step(1)}
        onDeed={(what, pupil) => onDeed({ what, pupil })}
        onActivate={activate}
        onClose={() => {
          change({ aluno: null, aba: null, quiz: null });
          const row = document.getElementById(pupilButtonId(id)) ?? document.querySelector('h1');
          row?.focus();
        }}
      />
    </Suspense>
  );
}

function idOf(named: string | null, students: PupilPage['students']): number | null {
  if (named === 'primeiro') return students[0]?.id ?? null;
  if (named === 'ultimo') return students.at(-1)?.id ?? null;
  return named === null ? null : Number(named);
}
