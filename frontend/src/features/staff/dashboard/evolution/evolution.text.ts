import { plural } from '@/domain/plural';

export const evolutionText = {
  title: 'Evolução IDEB + Simulações',
  stage: 'Etapa',
  sentence: (what: string) => `A escola ${what}.`,
  trend: {
    single: (year: number) => `tem só o IDEB de ${year}`,
    every: 'cresce a cada edição',
    up: (from: number, to: number) => `subiu de ${from} para ${to}`,
    down: (from: number, to: number) => `caiu de ${from} para ${to}`,
    same: (from: number, to: number) => `repetiu em ${to} o índice de ${from}`,
  },
  againstTarget: {
    below: (when: string) => `ficou abaixo da Meta MEC ${when}`,
    reached: (when: string) => `atingiu a Meta MEC ${when}`,
  },
  inYear: (year: number) => `em ${year}`,
  inYears: (from: number, to: number) => `de ${from} a ${to}`,
  soon: 'A evolução entra aqui com a segunda edição.',
  onlySimulations: 'Só há simulações nesta etapa; o IDEB publicado aparece quando existir.',
  index: {
    published: 'IDEB publicado',
    invented: 'IDEB, dados inventados',
    own: 'IDEB da escola',
    mixed: 'IDEB',
  },
  target: 'Meta MEC',
  ownGoal: 'Meta da escola',
  ownGoalShort: 'Meta',
  simulations: 'Simulações',
  months: 'Simulações por mês',
  monthsOfYear: (year: string) => `Simulações por mês, ${year}`,
  monthsShort: 'por mês',
  monthsShortOfYear: (year: string) => `por mês, ${year}`,
  range: (least: string, most: string) => `${least} a ${most}`,
  summary: {
    simulations: 'média mensal das simulações',
    range: (count: number, values: string) =>
      `${count} ${plural(count, 'simulação', 'simulações')}: ${values}`,
    point: (value: string, when: string) => `${value} em ${when}`,
    single: (name: string, point: string) => `${name} ${point}`,
    span: (name: string, first: string, last: string) => `${name} de ${first} a ${last}`,
    ownGoal: (year: number, value: string) => `meta da escola para ${year}: ${value}`,
    ownYears: (years: string) => `informado pela escola: ${years}`,
    whole: (parts: string) => `${parts}.`,
  },
  columns: ['Ano ou mês', 'IDEB', 'Meta MEC', 'Simulações'],
  ownGoalColumn: 'Meta da escola',
  sourceColumn: 'Fonte do IDEB',
  sources: { escola: 'Escola', inep: 'INEP', inventado: 'Dados inventados' },
  ownIndex: (years: string) =>
    `O IDEB de ${years} foi informado pela escola: não está nas planilhas do INEP carregadas neste sistema.`,
  caption: (stage: string) => `Evolução IDEB + Simulações, ${stage}`,
  csvName: (stage: string) => `evolucao-ideb-${stage.replaceAll('_', '-')}`,
  unpublished: (year: number) =>
    `Em ${year} o INEP não publicou o IDEB da escola nesta etapa: ele só sai com pelo menos 10 alunos na prova e a participação mínima, ou quando a escola pede a divulgação.`,
};
