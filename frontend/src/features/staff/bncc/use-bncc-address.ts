import { useState } from 'react';

import type { SoughtSkills } from '@/api/bncc';
import { disciplines } from '@/domain/bncc/discipline';
import { bnccGrades } from '@/domain/bncc/grades';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';

const NAME = /^.{1,400}$/;

const allowed = {
  disciplina: disciplines,
  ano: bnccGrades,
  unidade: NAME,
  pratica: NAME,
  objeto: NAME,
} as const;

/** What an address asks of one discipline and year alone. */
const NARROWER = { unidade: null, pratica: null, objeto: null };

/** Which skills the address asks for, and what is searched among them. */
export function useBnccAddress() {
  const [address, change] = useQueryState(allowed);
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const { disciplina, ano } = address;
  // Each discipline has its own.
  const { unidade, pratica, objeto } = disciplina === null ? NARROWER : address;
  const sought: SoughtSkills = {
    discipline: disciplina,
    grade: ano,
    unit: unidade,
    practice: pratica,
    object: objeto,
    q: q === '' ? null : q,
  };
  return {
    address,
    change,
    search,
    setSearch,
    sought,
    isFiltered: Object.values(sought).some((said) => said !== null),
    chooseDiscipline: (next: typeof disciplina) => change({ ...NARROWER, disciplina: next }),
    chooseGrade: (next: string | null) => change({ ...NARROWER, ano: next }),
    clear() {
      setSearch('');
      change({ ...NARROWER, disciplina: null, ano: null });
    },
  };
}

export type BnccAddress = ReturnType<typeof useBnccAddress>;
