import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { actionSeedOf, actionSeedParts } from '@/domain/action/action-for';
import { actionStatuses, actionTypes } from '@/domain/action/words';
import { stages } from '@/domain/index/stage';
import { useQueryState } from '@/kit/browser/use-query-state';

import { detailTabs } from './detail/detail-tab';
import { originPattern } from './drafts/origin';
import type { ActionFilter } from './list/action-filter';

const allowed = {
  // Of which stage the sum is.
  etapa: stages,
  ver: ['tempo'],
  situacao: actionStatuses,
  tipo: actionTypes,
  // By the person's id; "sem" are those that nobody answers for.
  responsavel: /^(?:[1-9]\d{0,15}|sem)$/,
  atrasadas: ['sim'],
  // The action that is open, and which of its tabs.
  acao: /./,
  aba: detailTabs,
  // What a plan is made of.
  plano: originPattern,
} as const;

/** What the entry of an action knows that was opened from the list: Back leads there, and so does closing. */
export const fromList = { fromList: true };

const isFromList = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'fromList' in entry;

function withoutSeed(known: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(known);
  for (const name of actionSeedParts) next.delete(name);
  return next;
}

/** What of the page lives in the address. */
export function useActionsAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
  const { state: entry }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const seed = useMemo(() => actionSeedOf(parameters), [parameters]);
  const { situacao, responsavel, atrasadas } = address;
  // An address that asks for a new action says of which type that one is.
  const tipo = seed === null ? address.tipo : null;
  const filter: ActionFilter = {
    status: situacao,
    type: tipo,
    responsible: responsavel,
    onlyLate: atrasadas !== null,
  };
  return {
    filter,
    stage: address.etapa,
    isTimeLine: address.ver !== null,
    isFiltered: [situacao, tipo, responsavel, atrasadas].some((one) => one !== null),
    // What is no number is an action that the school does not have.
    open: address.acao === null ? null : Number(address.acao),
    tab: address.aba,
    entry,
    origin: address.plano,
    /** What a new action begins with, where another page asked for one. */
    seed,
    /** It was made, or left. */
    forgetSeed: () => setParameters(withoutSeed, { replace: true, preventScrollReset: true }),
    change,
    linkTo,
    linkToAction: (id: number) => linkTo({ acao: String(id), aba: null }),
    close: () => (isFromList(entry) ? void navigate(-1) : change({ acao: null, aba: null })),
    clear: () => change({ situacao: null, tipo: null, responsavel: null, atrasadas: null }),
  };
}

export type ActionsAddress = ReturnType<typeof useActionsAddress>;
