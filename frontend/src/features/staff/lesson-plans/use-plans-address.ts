import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { SoughtPlans } from '@/api/lessons/lesson-plans';
import { disciplines } from '@/domain/bncc/discipline';
import { bnccGrades } from '@/domain/bncc/grades';
import { seedOf } from '@/domain/lesson/plan-for';
import { planStatuses } from '@/domain/lesson/plan-status';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';

const ID = /^[1-9]\d{0,15}$/;

const allowed = {
  busca: /^.{1,200}$/,
  serie: bnccGrades,
  disciplina: disciplines,
  situacao: planStatuses,
  meus: ['sim'],
  turma: ID,
  // Of the calendar: "2026-11".
  mes: /^20\d\d-(?:0[1-9]|1[0-2])$/,
  pagina: /^[1-9]\d{0,5}$/,
  // The plan that is open.
  plano: /./,
  aba: ['calendario'],
} as const;

const NO_FILTERS = {
  busca: null,
  serie: null,
  disciplina: null,
  situacao: null,
  meus: null,
  turma: null,
  pagina: null,
};

/** What the entry of a plan knows that was opened from the list: Back leads there, and so does closing. */
export const fromList = { fromList: true };

const isFromList = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'fromList' in entry;

/** What of the page lives in the address. */
export function usePlansAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
  const { state: entry }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const { busca, serie, disciplina, situacao, meus, turma, plano } = address;
  const [typed, setTyped] = useState(busca ?? '');
  const settled = useSettled(typed.trim().slice(0, 200));
  // Whoever goes back, or follows a link, sees what the address says; what was typed here came from here.
  const [known, setKnown] = useState(busca);
  if (busca !== known) {
    setKnown(busca);
    if ((busca ?? '') !== settled) setTyped(busca ?? '');
  }
  const write = useRef((_: string) => {});
  useEffect(() => {
    write.current = (words) => {
      // What is searched for stands on another page of the list.
      if (words !== (busca ?? '')) change({ busca: words === '' ? null : words, pagina: null });
    };
  });
  useEffect(() => write.current(settled), [settled]);
  const sought: SoughtPlans = {
    subject: disciplina,
    grade: serie,
    status: situacao,
    own: meus !== null,
    waiting: false,
    classId: turma === null ? null : Number(turma),
    from: null,
    to: null,
    q: busca,
    page: Number(address.pagina ?? 1),
  };
  return {
    address,
    change,
    search: typed,
    setSearch: setTyped,
    sought,
    isCalendar: address.aba !== null,
    isFiltered: [busca, serie, disciplina, situacao, meus, turma].some((one) => one !== null),
    narrow: (part: Partial<typeof address>) => change({ ...part, pagina: null }),
    clear() {
      setTyped('');
      change(NO_FILTERS);
    },
    // What is no number is a plan that the school does not have.
    open: plano === null ? null : ID.test(plano) ? Number(plano) : 0,
    linkToPlan: (id: number) => linkTo({ plano: String(id) }),
    show: (id: number) => change({ plano: String(id) }),
    /** What a link asks a plan for; null where none does. */
    asked: seedOf(parameters),
    ask: () => setParameters({ gerar: '1' }, { state: fromList }),
    /** Leaves the request, and shows the plan that came of it. */
    answered: (id: number | null) =>
      setParameters(id === null ? {} : { plano: String(id) }, { replace: true }),
    close: () => (isFromList(entry) ? void navigate(-1) : change({ plano: null })),
  };
}

export type PlansAddress = ReturnType<typeof usePlansAddress>;
