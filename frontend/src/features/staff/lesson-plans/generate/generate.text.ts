import type { PlanSection } from '@/api/lessons/generate-plan';

export const sectionLabels: Readonly<Record<PlanSection, string>> = {
  objetivos: 'Objetivos de aprendizagem',
  conteudo: 'Conteúdo',
  metodologia: 'Metodologia',
  recursos: 'Recursos didáticos',
  avaliacao: 'Forma de avaliação',
  quiz: 'Quiz de saída',
};

export const generateText = {
  form: {
    title: 'Gerar plano de aula',
    description: 'Três campos bastam. Você revisa tudo antes de salvar.',
  },
  writing: {
    title: 'Escrevendo o plano',
    description: 'Nada foi salvo ainda.',
    cancel: 'Cancelar',
  },
  review: {
    title: 'Confira o plano',
    description: (discipline: string, grade: string, minutes: number) =>
      `${discipline}, ${grade} • ${minutes} min`,
  },
  generated: 'Plano de aula gerado com sucesso!',
  failed: 'Erro ao gerar plano de aula',
  tryAgain: 'Tente novamente',
  discard: {
    title: 'Descartar o plano?',
    detail: 'Ele ainda não foi salvo, e não dá para trazê-lo de volta.',
  },
};
