import { useState } from 'react';

import type { QuestionFilter } from '@/api/questions/questions';
import { difficulties } from '@/domain/question/difficulty';
import { type QuestionStatus, questionStatuses } from '@/domain/question/status';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';

const ID = /^[1-9]\d{0,15}$/;

const allowed = {
  disciplina: ID,
  dificuldade: difficulties,
  habilidade: ID,
  autor: ID,
  situacao: [...questionStatuses, 'todas'],
  uso: ['nunca'],
  questao: ID,
  ver: ['estatisticas'],
  importar: ['questoes'],
} as const;

const NO_FILTER = {
  disciplina: null,
  dificuldade: null,
  habilidade: null,
  autor: null,
  situacao: null,
  uso: null,
} as const;

/** Those that can be asked, unless somebody wants others. */
const statusOf = (chosen: QuestionStatus | 'todas' | null): QuestionStatus | null =>
  chosen === 'todas' ? null : (chosen ?? 'ativa');

/** What of the bank lives in the address: what it is narrowed down to, which question is open, and how it is looked at. */
export function useQuestionsAddress() {
  const [address, change, linkTo] = useQueryState(allowed);
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const { disciplina, dificuldade, habilidade, autor, situacao, uso } = address;
  const filter: QuestionFilter = {
    q: q === '' ? null : q,
    subjectId: disciplina === null ? null : Number(disciplina),
    difficulty: dificuldade,
    skillId: habilidade === null ? null : Number(habilidade),
    authorId: autor === null ? null : Number(autor),
    status: statusOf(situacao),
    neverUsed: uso === null ? null : true,
  };
  return {
    address,
    change,
    linkTo,
    search,
    setSearch,
    filter,
    /** Whether less is looked for than the active ones, or all. */
    isFiltered: Object.values({ ...filter, status: situacao === 'todas' ? null : situacao }).some(
      (value) => value !== null,
    ),
    /** Skills are those of a subject. */
    narrow: (part: Partial<typeof address>) =>
      change({ ...('disciplina' in part ? { habilidade: null } : {}), ...part, questao: null }),
    clear() {
      setSearch('');
      change({ ...NO_FILTER, questao: null });
    },
  };
}

export type QuestionsAddress = ReturnType<typeof useQuestionsAddress>;
