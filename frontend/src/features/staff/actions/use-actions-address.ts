import { useLocation, useNavigate } from 'react-router-dom';

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

/** What of the page lives in the address. */
export function useActionsAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
  const { state: entry }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const { situacao, tipo, responsavel, atrasadas } = address;
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
    change,
    linkTo,
    linkToAction: (id: number) => linkTo({ acao: String(id), aba: null }),
    close: () => (isFromList(entry) ? void navigate(-1) : change({ acao: null, aba: null })),
    clear: () => change({ situacao: null, tipo: null, responsavel: null, atrasadas: null }),
  };
}

export type ActionsAddress = ReturnType<typeof useActionsAddress>;
