import type { Advice } from '@/api/index/calculation';

const met: readonly Advice[] = [
  {
    title: 'Conferir no cálculo oficial',
    detail:
      'A estimativa usa a taxa total da etapa; o INEP usa a média harmônica. Veja lá o que cada ano precisa.',
  },
  {
    title: 'Dizer o que isto pede',
    detail:
      'Compare estes números com os da última edição: quantos alunos a mais aprovados, quantos pontos a mais.',
  },
  {
    title: 'Transformar em ações com prazo',
    detail: 'Enquanto o ano corre, a aprovação é o que ainda se muda.',
  },
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
  missing: (gap: string, target: string) => `Faltam ${gap} para publicar ${target}.`,
  wouldReach: (target: string) => `Com estes números a meta ${target} seria atingida. O que isso pede:`,
  noTargetTitle: 'Nenhuma sugestão ainda',
  noTarget: 'Preencha a Meta IDEB e calcule: as sugestões dependem da distância até ela.',
  met,
  farAway,
  near,
};
