import { formatDecimal } from '@/domain/decimal';

interface Movement {
  name: string;
  current: string;
  needed: string;
  where: string;
}

export const planText = {
  missing: (target: string, gap: string) => `Para publicar ${target} faltam ${gap}`,
  missingDetail: (product: string, threshold: string, target: string) =>
    `Pelo cálculo oficial, N × P está em ${product} e precisa chegar a ${threshold}: a partir daí o INEP arredonda para ${target}.`,
  met: (target: string) => `A meta ${target} está atingida`,
  metDetail: (product: string, ideb: string, threshold: string) =>
    `Pelo cálculo oficial, N × P está em ${product} e publica ${ideb}. Bastava chegar a ${threshold}.`,
  metNote:
    'Nada precisa mudar para esta meta. Experimente um número maior em Meta IDEB para ver o próximo passo.',
  tableTitle: 'O que basta, mexendo em uma coisa só',
  tableCaption: (target: string) => `O que cada item precisa, sozinho, para publicar ${target}`,
  lever: 'Item',
  today: 'Hoje',
  needed: 'Precisa',
  difference: 'Diferença',
  points: 'pontos',
  percentagePoints: 'p.p.',
  notAlone: 'não basta sozinha',
  noneAlone: (target: string) => `Nada disso chega a ${target} sozinho. Combine mais de uma mudança.`,
  otherGrades: (which: string) => `Ver ${which}`,
  fewerGrades: 'Ver menos',
  allGradesTitle: (all: string) => `Aprovação, ${all}`,
  allGradesCaption: (all: string, target: string) => `O que ${all} precisam alcançar para publicar ${target}`,
  stepOfAll: (step: string, each: string) => `Basta subir ${step} p.p. em ${each}, até 100\u00a0%.`,
  eachGrade: (each: string) => `Basta que ${each} chegue ao valor da tabela.`,
  allGradesOut: (target: string) => `Nem com 100\u00a0% de aprovação a escola publica ${target}.`,
  grade: 'Aprovação',
  belowScale: (subject: string, current: string, start: string) =>
    `${subject} está em ${current}, abaixo de ${start}, onde a escala começa: até lá o índice não muda, e a diferença conta a partir de ${start}.`,
  locksTitle: 'Manter fixo',
  locks: { lp: 'Língua Portuguesa', mt: 'Matemática', aprovacao: 'Aprovação' },
  subjects: { lp: 'Língua Portuguesa', mt: 'Matemática' },
  approvalOfAll: 'Aprovação',
  approvalOf: (grade: string) => `Aprovação, ${grade}`,
  approvalOnly: (article: string, grade: string) => `Aprovação, só ${article} ${grade}`,
  theApprovalOfAll: 'a aprovação',
  theApprovalOf: (article: string, grade: string) => `a aprovação d${article} ${grade}`,
  atGrade: (article: string, grade: string) => ` n${article} ${grade}`,
  recalculating: 'Recalculando...',
  lockFailed: 'Erro ao recalcular o plano',
  restFixed: 'Com o resto fixo,',
  nothingFixed: 'Sem nada fixo,',
  needs: (start: string, change: Movement) =>
    `${start} ${change.name} precisa de ${change.needed}${change.where}.`,
  needsBoth: (start: string, first: Movement, second: Movement) =>
    `${start} ${first.name} precisa de ${first.needed} e ${second.name}, de ${second.needed}${first.where}.`,
  needsAll: (start: string) => `${start} este conjunto basta:`,
  goesTo: (change: Movement) => `${change.name}: de ${change.current} para ${change.needed}`,
  allHeld: 'Com tudo fixo nada muda. Solte pelo menos um item.',
  nothingHeld: 'Marque o que não deve mudar e veja quanto o resto precisa.',
  outOfReach: (target: string) =>
    `Com isso fixo não dá para chegar a ${formatDecimal(target, 1)}. Solte mais um item ou escolha uma meta menor.`,
  noGoalTitle: 'Quanto falta para a sua meta?',
  noGoalDetail: (next: string) =>
    `Preencha a Meta IDEB e calcule: o plano mostra o que precisa mudar. O próximo passo deste resultado é ${next}.`,
  tryGoal: (next: string) => `Simular a meta ${next}`,
};
