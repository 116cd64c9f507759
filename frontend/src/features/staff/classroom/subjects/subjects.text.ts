import { plural } from '@/domain/plural';

import { wordsOf } from '../classroom.text';

const subjects = (count: number) => `${count} ${plural(count, 'disciplina', 'disciplinas')}`;

export const subjectsText = {
  ...wordsOf('disciplina', (name) => `disciplina ${name}`),
  loading: 'Carregando disciplinas...',
  failed: 'Erro ao carregar disciplinas',
  purpose: 'O que a escola ensina, etapa por etapa.',
  inUse: (count: number) => `${subjects(count)} em uso.`,
  others: (count: number) => `${subjects(count)} ${plural(count, 'inativa', 'inativas')}.`,
  saeb: 'Criar as do Saeb',
  saebDone: (count: number) => `Disciplinas criadas: ${count}`,
  empty: 'Nenhuma disciplina cadastrada',
  emptyDetail: 'O Saeb avalia Língua Portuguesa e Matemática: crie as duas de uma vez, em cada etapa.',
  name: 'Disciplina',
  stage: 'Etapa',
  description: 'Descrição',
  state: 'Situação',
  active: 'Ativa',
  inactive: 'Inativa',
  deactivate: 'Desativar',
  activate: 'Ativar',
  nameRequired: 'Nome da disciplina é obrigatório',
  dialogDetail: 'Uma disciplina é de uma etapa.',
  removalDetail: 'Para tirar a disciplina de uso sem excluir, desative-a.',
};
