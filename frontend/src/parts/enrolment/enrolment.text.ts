import type { Stage } from '@/domain/index/stage';

const grades = { anos: 'Quantos alunos há em cada ano?', series: 'Quantos alunos há em cada série?' };

export const enrolmentText = {
  ask: 'Informar a matrícula, para ver em alunos',
  change: 'Alterar matrícula',
  title: {
    anos_iniciais: grades.anos,
    anos_finais: grades.anos,
    ensino_medio: grades.series,
  } satisfies Record<Stage, string>,
  description: 'Com a matrícula, o que falta de aprovação aparece em alunos. É perguntada uma vez só.',
  hint: 'Em branco onde não há turma.',
  proposed: 'Os números são dos alunos cadastrados nas turmas deste ano letivo. Confira e salve.',
  fallBack: 'Tudo em branco: voltam a valer os alunos cadastrados nas turmas.',
  unit: 'alunos',
  range: 'Informe de 1 a 5.000 alunos, sem casas decimais.',
  save: 'Salvar matrícula',
  saving: 'Salvando...',
  saved: 'Matrícula salva',
  savedDetail: (pupils: string, stage: string) => `${stage}: ${pupils} alunos.`,
  cleared: 'Valem os alunos cadastrados nas turmas.',
  failed: 'Não foi possível salvar a matrícula. Tente novamente.',
  loading: 'Carregando a matrícula...',
  loadFailed: 'Não foi possível carregar a matrícula.',
};
