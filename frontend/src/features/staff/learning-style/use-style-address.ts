import { useQueryState } from '@/kit/browser/use-query-state';

const TABS = ['im', 'recomendacoes'] as const;

export type StyleTab = 'vark' | (typeof TABS)[number];

/** What of the page lives in the address. */
export function useStyleAddress() {
  const [{ aluno, aba }, change, linkTo] = useQueryState({ aluno: /^[1-9]\d{0,14}$/, aba: TABS });
  const tab: StyleTab = aba ?? 'vark';
  return {
    pupil: aluno === null ? null : Number(aluno),
    tab,
    choose: (pupil: string) => change({ aluno: pupil }),
    linkToTab: (to: StyleTab): string => linkTo({ aba: to === 'vark' ? null : to }),
  };
}

export type StyleAddress = ReturnType<typeof useStyleAddress>;
