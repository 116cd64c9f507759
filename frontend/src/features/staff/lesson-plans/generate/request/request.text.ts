import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const requestText = {
  subject: 'Disciplina',
  subjectRequired: 'Disciplina é obrigatória',
  grade: 'Série/Ano',
  gradeRequired: 'Série/Ano é obrigatório',
  choose: 'Escolha',
  duration: 'Duração',
  minutes: 'min',
  durationTooShort: 'Duração deve ser maior que 0',
  durationTooLong: 'A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.',
  durationWhole: 'Informe minutos inteiros, como 50.',
  topic: 'Tópico/Tema',
  topicRequired: 'Tópico/Tema é obrigatório',
  topicTooLong: 'Use no máximo 200 caracteres.',
  asideTooLong: 'Use no máximo 1.000 caracteres.',
  noNames: 'Não escreva nomes de alunos em nenhum campo deste pedido.',
  objectives: {
    title: 'Objetivos BNCC',
    none: 'Sem escolher, o plano usa até duas habilidades que tratam do tema.',
    missing: 'Preencha disciplina, série e tópico para sugerir objetivos BNCC',
  },
  context: 'Contexto da escola',
  contextExample: 'Ex.: sem projetor, laboratório às quartas',
  audience: 'Público-alvo',
  audienceExample: 'Ex.: 35 alunos, manhã',
  requirements: 'Pedidos específicos',
  requirementsExample: 'Ex.: usar jogos, começar por um vídeo curto',
  requirementsUnread: 'O modelo pronto só leva em conta o que este campo disser de inclusão.',
  writer: 'Quem escreve',
  writers: [
    { value: 'ia', label: 'IA' },
    { value: 'modelo', label: 'Modelo pronto (sem internet)' },
  ] as const,
  byAi: 'O que você escreveu neste pedido vai para um serviço de IA fora da escola. Costuma levar menos de um minuto. A IA pode errar: confira tudo antes de salvar.',
  byTemplate: 'O modelo pronto não é IA: monta o plano com as habilidades da BNCC, sem internet e na hora.',
  onlyTemplate:
    'O plano sai de um modelo pronto, que não é IA: usa as habilidades da BNCC, sem internet e na hora.',
  submit: 'Gerar plano',
  submitting: 'Escrevendo...',
  goOnByTemplate: 'Usar o modelo pronto',
};

export const reasonText = {
  inClass: (name: string, words: string) => `Turma ${name}: ${words}`,
  gap: (percent: string, skill: string, answers: number) =>
    `${percent} de acerto em ${skill}, de ${formatCount(answers)} ${plural(answers, 'resposta', 'respostas')}.`,
  toStrengthen: (pupils: number, answered: number, skill: string) =>
    `${formatCount(pupils)} de ${formatCount(answered)} ${plural(answered, 'aluno que respondeu', 'alunos que responderam')} ${plural(pupils, 'tem', 'têm')} menos de 60 em 100 de chance de já saber ${skill}.`,
  missing: (code: string, year: number) =>
    `${code} ainda não apareceu em ${year}, em plano enviado ou aprovado nem em simulação.`,
  contextOfGap: (words: string) => `A turma teve ${words}`,
  contextOfClass: (words: string) => `Nesta turma, ${words}`,
};
