import type { Advice } from '@/api/calculation';

const met: readonly Advice[] = [
  {
    title: 'Parabéns! A meta está atingida nesta estimativa',
    detail: 'Mostre o resultado à equipe e ao conselho escolar.',
  },
  {
    title: 'Registre o que deu certo',
    detail: 'Anote as ações que mais ajudaram e mantenha-as no próximo ano.',
  },
  { title: 'Prepare a próxima meta', detail: 'Simule um índice um pouco maior e veja o que ele pede.' },
];

const farAway: readonly Advice[] = [
  {
    title: 'Programas de reforço',
    detail: 'Organize turmas de reforço no contraturno para quem corre risco de reprovar.',
  },
  {
    title: 'Formação de professores',
    detail: 'Dedique as reuniões pedagógicas às habilidades com menos acertos.',
  },
  {
    title: 'Projetos de Português e Matemática',
    detail: 'Reserve um tempo fixo na semana para leitura e resolução de problemas.',
  },
];

const near: readonly Advice[] = [
  {
    title: 'Retomar o que a turma ainda não domina',
    detail: 'Falta pouco: reserve duas aulas por semana para revisão até o Saeb.',
  },
  {
    title: 'Acompanhar quem está perto de reprovar',
    detail: 'Reveja frequência e notas a cada quinzena e procure as famílias cedo.',
  },
];

export const suggestionsText = {
  title: 'Sugestões de ações',
  missing: (gap: string, target: string) => `Faltam ${gap} para a meta ${target}.`,
  missingToPublish: (gap: string, target: string) => `Faltam ${gap} em N × P para publicar ${target}.`,
  reached: (target: string) => `A meta ${target} está atingida.`,
  noTargetTitle: 'Nenhuma sugestão ainda',
  noTarget: 'Preencha a Meta IDEB e calcule: as sugestões dependem da distância até ela.',
  met,
  farAway,
  near,
};
