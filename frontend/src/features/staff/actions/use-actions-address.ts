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
  acao: /^[1-9]\d{0,15}$/,
  aba: detailTabs,
  // What a plan is made of.
  plano: originPattern,
} as const;

/** What of the page lives in the address. */
export function useActionsAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
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
    open: address.acao === null ? null : Number(address.acao),
    tab: address.aba,
    origin: address.plano,
    change,
    linkTo,
    linkToAction: (id: number) => linkTo({ acao: String(id), aba: null }),
    clear: () => change({ situacao: null, tipo: null, responsavel: null, atrasadas: null }),
  };
}

export type ActionsAddress = ReturnType<typeof useActionsAddress>;
