import { plural } from '@/domain/plural';

export const planConflictText = {
  title: 'Outra pessoa mudou este plano',
  noClass: 'nenhuma',
  class: (id: number) => `turma ${id}`,
  minutes: (count: number) => `${count} ${plural(count, 'minuto', 'minutos')}`,
  question: (number: number, statement: string) => `${number}. ${statement}`,
  right: (number: number, statement: string, letter: string) => `${number}. ${statement} (certa: ${letter})`,
  fields: {
    title: 'Título',
    subject: 'Disciplina',
    grade: 'Série/Ano',
    duration: 'Duração',
    bnccAlignment: 'Habilidades',
    objectives: 'Objetivos de aprendizagem',
    content: 'Conteúdo',
    methodology: 'Metodologia',
    resources: 'Recursos didáticos',
    evaluation: 'Forma de avaliação',
    quiz: 'Quiz de saída',
    classId: 'Turma',
    day: 'Dia da aula',
    targetAudience: 'Público-alvo',
    schoolConsiderations: 'Considerações da escola',
  },
};

export const planGoneText = {
  title: 'Este plano foi excluído',
  deleted: 'Este plano foi excluído enquanto você editava.',
  deletedOrTaken:
    'Enquanto você editava, este plano foi excluído ou voltou a ser rascunho de quem o escreveu.',
  kept: 'O que você escreveu ainda está aqui. Guardado como plano novo, ele vira um rascunho seu.',
  discard: 'Descartar o que escrevi',
  keep: 'Guardar como plano novo',
  keeping: 'Guardando...',
  done: 'Plano novo guardado',
  doneDetail: 'É um rascunho, que só você vê.',
  failed: 'Não foi possível guardar o plano.',
};
