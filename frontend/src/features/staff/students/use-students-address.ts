import { useState } from 'react';

import type { PupilFilter } from '@/api/people/pupils';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';

import { sheetTabs } from './sheet/sheet-tab';

/** Who is in no class, where the address names a class. */
export const NO_CLASS = 'sem';

const allowed = {
  turma: /^(?:[1-9]\d{0,15}|sem)$/,
  situacao: ['ativos', 'inativos'],
  pagina: /^[1-9]\d{0,5}$/,
  // By the pupil's id, or by the place on the page: whoever walks on comes to a page that is not there yet.
  aluno: /^(?:[1-9]\d{0,15}|primeiro|ultimo)$/,
  aba: sheetTabs,
  // Whose answers are open in the sheet.
  quiz: /^[1-9]\d{0,15}$/,
  importar: ['alunos'],
} as const;

/**
 * What of the page lives in the address. What is searched for does not: it is a pupil's name, and an address stays in
 * the history of a computer that others use.
 */
export function useStudentsAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const { turma, situacao } = address;
  const filter: PupilFilter = {
    q: q === '' ? null : q,
    classId: turma === NO_CLASS ? 'none' : turma,
    active: situacao === null ? null : situacao === 'ativos',
  };
  return {
    address,
    linkTo,
    change,
    search,
    filter,
    page: Number(address.pagina ?? 1),
    isFiltered: q !== '' || turma !== null || situacao !== null,
    /** What is searched for stands on another page of the list. */
    setSearch(typed: string) {
      setSearch(typed);
      if (address.pagina !== null) change({ pagina: null });
    },
    narrow: (part: { turma?: string | null; situacao?: 'ativos' | 'inativos' | null }) =>
      change({ ...part, pagina: null }),
    clear() {
      setSearch('');
      change({ turma: null, situacao: null, pagina: null });
    },
  };
}

export type StudentsAddress = ReturnType<typeof useStudentsAddress>;
