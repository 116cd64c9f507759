import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const minutes = (count: number) => `${formatCount(count)} min`;

export const detailText = {
  loading: 'Carregando o plano...',
  loadingTitle: 'Plano de aula',
  failed: 'Não foi possível carregar o plano.',
  goneTitle: 'Plano não encontrado',
  gone: 'Este plano não existe mais',
  goneDetail:
    'Ele pode ter sido excluído, ou ser um rascunho de outra pessoa. Os planos que você vê estão na lista.',
  toList: 'Ver os planos',
  close: 'Fechar',
  about: (subject: string, grade: string, duration: number) =>
    `${subject} • ${grade} • ${formatCount(duration)} ${plural(duration, 'minuto', 'minutos')}`,
  tools: 'O que fazer com o plano',
  print: 'Imprimir',
  docx: 'Baixar DOCX',
  copy: 'Copiar para mim',
  copying: 'Copiando...',
  copied: 'Plano copiado',
  copiedDetail: 'A cópia é um rascunho seu, sem turma e sem dia.',
  copyFailed: 'Não foi possível copiar o plano.',
  bank: 'Pôr questões no banco',
  edit: 'Editar',
  remove: 'Excluir',
  send: 'Enviar para aprovação',
  sending: 'Enviando...',
  sent: 'Plano enviado para aprovação',
  sentDetail: 'A coordenação e a gestão já podem ler.',
  sendFailed: 'Não foi possível enviar o plano.',
  withdraw: 'Retirar',
  withdrawing: 'Retirando...',
  withdrawn: 'Plano retirado',
  withdrawnDetail: 'Ele voltou a ser um rascunho, que só você vê.',
  withdrawFailed: 'Não foi possível retirar o plano.',
  approve: 'Aprovar',
  giveBack: 'Devolver',
  changed: 'Outra pessoa mudou este plano enquanto você lia. Confira como está agora e tente de novo.',
  removal: {
    title: 'Excluir este plano?',
    detail: (title: string) =>
      `“${title}” sai da lista e não volta depois. As questões que já estão no banco continuam lá.`,
    confirm: 'Excluir o plano',
    done: 'Plano de aula excluído com sucesso!',
    failed: 'Erro ao excluir plano de aula',
  },
};

export const sectionsText = {
  objectives: 'Objetivos de aprendizagem',
  bncc: 'Alinhamento BNCC',
  noCodes: 'Nenhuma habilidade escolhida.',
  notInCatalogue: 'Este código não está no catálogo.',
  content: 'Conteúdo',
  methodology: 'Metodologia',
  minutes,
  total: (count: number) => `${minutes(count)} ao todo, como a duração do plano.`,
  lacking: (count: number, rest: number) =>
    `${minutes(count)} ao todo: ${plural(rest, 'falta', 'faltam')} ${minutes(rest)} para a duração do plano.`,
  beyond: (count: number, rest: number) =>
    `${minutes(count)} ao todo: ${plural(rest, 'passa', 'passam')} ${minutes(rest)} da duração do plano.`,
  resources: 'Recursos didáticos',
  evaluation: 'Forma de avaliação',
  audience: 'Público-alvo',
  considerations: 'Considerações da escola',
  quiz: 'Quiz de saída',
  option: (letter: string, words: string) => `${letter}) ${words}`,
  right: 'certa',
  inBank: 'já no banco de questões',
  answerShows: (words: string) => `Uma boa resposta mostra: ${words}`,
  why: (words: string) => `Por quê: ${words}`,
  written: (author: string, day: string) => `Escrito por ${author} em ${day}`,
  changed: (at: string) => `mudado em ${at}`,
  sentAt: (at: string) => `Enviado em ${at}.`,
  approvedBy: (name: string, at: string) => `${name} aprovou em ${at}.`,
  returnedBy: (name: string, at: string) => `${name} devolveu em ${at}.`,
  saidBy: (name: string, at: string) => `Última resposta: ${name}, em ${at}.`,
  someone: 'A coordenação',
};

export const verdictText = {
  notes: 'Notas para quem escreveu',
  notesMost: 'Use no máximo 2.000 caracteres.',
  approve: {
    title: 'Aprovar este plano?',
    description: 'Toda a equipe passa a ver o plano e pode copiá-lo.',
    hint: 'Se quiser, deixe uma palavra.',
    submit: 'Aprovar plano',
    pending: 'Aprovando...',
    done: 'Plano aprovado',
    failed: 'Não foi possível aprovar o plano.',
  },
  giveBack: {
    title: 'Devolver este plano?',
    description: 'Quem escreveu recebe um aviso com as suas notas, corrige e envia de novo.',
    hint: 'Diga o que falta ou o que mudar.',
    required: 'Diga o que falta ou o que mudar.',
    submit: 'Devolver com notas',
    pending: 'Devolvendo...',
    done: 'Plano devolvido',
    failed: 'Não foi possível devolver o plano.',
  },
};

export const bankText = {
  title: 'Pôr questões no banco',
  description: (count: number) =>
    `${formatCount(count)} ${plural(count, 'questão vai', 'questões vão')} para o banco como rascunho, para alguém revisar antes de usar.`,
  subject: 'Disciplina da escola',
  choose: 'Escolha',
  subjectRequired: 'Escolha a disciplina.',
  noSubjects: 'A escola ainda não tem uma disciplina ativa desta etapa. Crie uma no Simulador Sala.',
  submit: 'Pôr no banco',
  pending: 'Enviando...',
  failed: 'Não foi possível pôr as questões no banco.',
  done: 'Questões no banco',
  doneDetail: 'O que foi posto lá é rascunho. Revise antes de usar.',
  see: 'Ver no banco de questões',
};
