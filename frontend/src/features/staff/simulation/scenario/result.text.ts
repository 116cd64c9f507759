import type { CalculationStep } from '@/api/index/calculation';
import { plural } from '@/domain/plural';

type StepKey = CalculationStep['key'];

const stepNotes: Record<StepKey, string> = {
  nLp: 'Língua Portuguesa, de 0 a 10',
  nMt: 'Matemática, de 0 a 10',
  n: 'Média, sem arredondar',
  p: 'Média harmônica',
  product: 'Aprendizagem × aprovação',
  ideb: 'Arredondado uma vez só, no fim',
};

export const resultText = {
  seeSum: 'Ver a conta',
  sum: (score: string, indicator: string, product: string, ideb: string) =>
    `Aprendizagem ${score} × aprovação ${indicator} = ${product}, publica ${ideb}`,
  agrees: 'confere com o INEP',
  differs: 'difere do INEP',
  invented: 'dados inventados',
  inventedEdition: (year: number, score: string) => `IDEB ${year}, dados inventados: ${score}`,
  estimate: 'estimativa rápida',
  published: (year: number, score: string) => `IDEB ${year} publicado: ${score}`,
  steps: 'Cálculo passo a passo',
  stepNotes,
  quickStepNote: 'Aprovação ÷ 100 × nota Saeb',
  quickExpression: (approval: string, saeb: string) => `${approval} ÷ 100 × ${saeb}`,
  caveat: (grade: string) =>
    `A estimativa usa a taxa total de aprovação da etapa, que no INEP pesa cada ${grade} pelas matrículas. O número publicado usa a média harmônica por ${grade}: use o cálculo oficial antes de assumir uma meta.`,
  emptyTitle: 'Nenhum cálculo ainda',
  emptyOfficial:
    'Preencha as proficiências e a aprovação e use Calcular: o índice aparece aqui, com cada passo da conta.',
  emptyQuick: 'Preencha a aprovação e o desempenho SAEB e use Calcular.',
  calculating: 'Calculando...',
  failed: 'Não foi possível calcular',
  stillOld: (why: string) => `Não foi possível recalcular: o resultado abaixo é o anterior. ${why}`,
  retry: 'Tentar de novo',
  allAgree: (agreeing: number, total: number, list: string) =>
    `Confere com o INEP em ${agreeing} de ${total} ${plural(total, 'edição', 'edições')} desta escola: ${list}.`,
  someDiffer: (agreeing: number, total: number, list: string) =>
    `Confere com o INEP em ${agreeing} de ${total} ${plural(total, 'edição', 'edições')} desta escola. Diferem: ${list}.`,
  open: (list: string) => `Não dá para conferir, porque um número foi publicado com poucas casas: ${list}.`,
  coarse: (figure: string, places: number) => `${figure} com ${places} ${plural(places, 'casa', 'casas')}`,
  inventedChecked: (agreeing: number, total: number, list: string) =>
    `Dados inventados: a fórmula oficial dá o mesmo em ${agreeing} de ${total} ${plural(total, 'edição', 'edições')}: ${list}.`,
  seeChecked: 'Ver as edições conferidas',
  checkedCaption: 'Edições recalculadas com a fórmula oficial',
  columns: {
    edition: 'Edição',
    approval: 'Aprovação, %',
    mt: 'MT',
    lp: 'LP',
    n: 'N',
    p: 'P',
    product: 'N × P',
    ideb: 'IDEB',
  },
  stageCodes: { anos_iniciais: 'AI', anos_finais: 'AF', ensino_medio: 'EM' },
  differsFrom: (ideb: string) => `INEP ${ideb}`,
};
