import { wordsOf } from '../classroom.text';

export const subjectsText = {
  ...wordsOf('disciplina'),
  loading: 'Carregando disciplinas...',
  failed: 'Erro ao carregar disciplinas',
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
