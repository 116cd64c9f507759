import { summaryText } from '../summary/summary.text';

export const answerText = {
  edition: (year: number) => `IDEB ${year}`,
  agrees: 'confere com o INEP',
  sources: summaryText.sources,
  differs: {
    inep: (ours: string, theirs: string) =>
      `Nosso cálculo dá ${ours} e o INEP publicou ${theirs}. Vale o publicado.`,
    escola: (ours: string, theirs: string) =>
      `O cálculo oficial dá ${ours} e o informado foi ${theirs}. Confira os números informados.`,
    inventado: (ours: string, theirs: string) =>
      `O cálculo oficial dá ${ours} e o dado inventado é ${theirs}.`,
  },
  missing: (target: string, gap: string) => `Para publicar ${target} faltam ${gap}`,
  met: (goal: string) => `A meta ${goal} está atingida`,
  highest: (ideb: string) => `O IDEB chegou a ${ideb}, o maior que existe`,
  goal: {
    escola: (year: number) => `É a meta da escola para ${year}.`,
    mec: (year: number) => `É a Meta MEC de ${year}, a última oficial.`,
  },
  ahead: {
    escola: (goal: string, year: number, of: number) =>
      `A meta da escola, ${goal}, é para ${year}: o IDEB de ${of} já chega a ela, e vale o daquela edição.`,
    mec: (goal: string, year: number, of: number) =>
      `A Meta MEC, ${goal}, é de ${year}: o IDEB de ${of} já chega a ela, e vale o daquela edição.`,
  },
  noGoal: (next: string) => `A escola ainda não tem meta: ${next} é o próximo décimo.`,
  next: (target: string, gap: string) => `Para publicar ${target}, o próximo décimo, faltam ${gap}.`,
  stands: (index: string, threshold: string, target: string) =>
    `O índice está em ${index}, e de ${threshold} em diante o INEP publica ${target}.`,
  old: (year: number, age: number) => `Atenção: o resultado é da edição de ${year}, de ${age} anos atrás.`,
  noneAlone: (target: string) => `Nenhuma mudança chega a ${target} sozinha. O plano combina mais de uma.`,
  onTheWay: {
    uma_edicao: (ideb: string) => `Uma meta no caminho: ${ideb} dá em uma edição.`,
    duas_edicoes: (ideb: string) => `Uma meta no caminho: ${ideb} dá em duas edições.`,
  },
  published: (ideb: string, year: number) => `O IDEB de ${year} é ${ideb}`,
  lacking: (what: string, year: number) =>
    `Sem ${what} de ${year} não dá para dizer quanto falta para a meta, nem como chegar lá.`,
  allInputs: 'as proficiências e a aprovação por ano',
  noRates: (rates: string, year: number) =>
    `Pela aprovação não se vê o caminho: os dados carregados não trazem ${rates} de ${year}.`,
  notLoaded: (what: string, year: number) =>
    `Os dados do INEP carregados não trazem ${what} de ${year}: sem isso não dá para dizer quanto falta para a meta.`,
  enter: 'Digitar os números',
  plan: 'Ver o plano',
  failed: 'Não foi possível dizer quanto falta para a meta.',
};
