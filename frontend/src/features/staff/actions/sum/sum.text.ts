import { plural } from '@/domain/plural';

const actions = (count: number) =>
  plural(count, 'A ação ativa com indicador leva', `As ${count} ações ativas com indicador levam`);

export const sumText = {
  expected: 'Efeito esperado',
  loading: 'Somando o que se espera das ações...',
  failed: 'Não foi possível somar o que se espera das ações.',
  stage: 'Etapa',
  reaches: (target: string, slack: string) => `O plano basta para publicar ${target}, com folga de ${slack}`,
  reachesExactly: (target: string) => `O plano basta para publicar ${target}, sem folga`,
  lacks: (target: string, missing: string) =>
    `O plano ainda não basta: para publicar ${target} faltam ${missing}`,
  none: 'Nenhuma ação ativa move o índice',
  noneLacks: (target: string, missing: string, index: string) =>
    `Para publicar ${target} faltam ${missing}: o índice está em ${index}. Entram na soma as ações ativas com indicador ligado.`,
  noneNeeded: (target: string, index: string) => `O índice está em ${index} e já publica ${target}.`,
  leads: (count: number, from: string, to: string) => `${actions(count)} o índice de ${from} a ${to}.`,
  leadsIn: (count: number, from: string, to: string, year: number) =>
    `${actions(count)} o índice de ${from} a ${to} em ${year}.`,
  late: (count: number, worth: string, without: string) =>
    `${plural(count, 'A atrasada entre elas vale', `As ${count} atrasadas entre elas valem`)} ${worth}: sem ${plural(count, 'ela', 'elas')} ${without}.`,
  slackFalls: (slack: string) => `a folga cai para ${slack}`,
  slackGone: 'não sobra folga',
  wouldLack: (missing: string) => `faltam ${missing}`,
  seeLate: (count: number) => plural(count, 'Ver a atrasada', `Ver as ${count} atrasadas`),
  caution: 'É a soma do que se espera, não uma promessa.',
  missing: {
    no_index: {
      title: (stage: string) => `Ainda não há índice de ${stage}`,
      detail:
        'Sem um resultado não dá para dizer o efeito das ações nem se elas bastam. Prazos e marcos seguem valendo.',
    },
    incomplete_inputs: {
      title: (stage: string) => `Faltam números de ${stage} para somar o efeito`,
      detail:
        'O resultado mais novo não traz as proficiências e a aprovação de cada ano: sem isso não dá para dizer se as ações bastam.',
    },
  },
  dashboard: 'Ver no dashboard',
};
