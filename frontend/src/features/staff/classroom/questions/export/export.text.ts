import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const questions = (count: number) => `${formatCount(count)} ${plural(count, 'questão', 'questões')}`;

export const exportText = {
  title: 'Exportar questões',
  all: 'Todas as questões do banco.',
  active: 'As questões ativas. Para levar todas, mude a situação na lista.',
  filtered: 'As questões do que foi escolhido na lista.',
  chosen: (count: number) => `${questions(count)} ${plural(count, 'escolhida', 'escolhidas')} na lista.`,
  format: 'Formato',
  formats: {
    csv: { label: 'CSV', detail: 'Abre no Excel, e importa de volta.' },
    txt: { label: 'TXT com barras', detail: 'Uma questão por linha, separada por |.' },
    gift: { label: 'GIFT', detail: 'Para o Moodle e outros sistemas, em texto.' },
    moodle: { label: 'Moodle XML', detail: 'Para o banco de questões do Moodle.' },
  },
  checking: 'Vendo o que o formato leva...',
  failed: 'Não foi possível ver o que o formato leva.',
  none: 'Nenhuma questão para exportar.',
  whole: (count: number) => `O arquivo leva ${questions(count)}, sem perder nada.`,
  losses: (count: number) => `O arquivo leva ${questions(count)}, mas este formato não leva tudo:`,
  loss: (what: string, count: number) => `${what}, em ${questions(count)}`,
  submit: 'Baixar o arquivo',
  pending: 'Baixando...',
  file: { csv: 'questoes.csv', txt: 'questoes.txt', gift: 'questoes.gift.txt', moodle: 'questoes.xml' },
  exportFailed: 'Erro ao exportar questões',
};
