import { formatDecimal } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const originText = {
  title: (index: string) => `De onde vem o ${index}`,
  description: (year: number) => `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}.`,
  descriptionSince: (year: number, since: number) =>
    `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}, mudança desde ${since}.`,
  /** The head of the closed card: its sum, and the grade that fell most. */
  sum: (n: string, p: string, index: string) => `Aprendizagem ${n} × aprovação ${p} = ${index}.`,
  fell: (article: string, grade: string, fall: string) => `${article.toUpperCase()} ${grade} caiu ${fall}`,
  fellMost: (article: string, grade: string, fall: string) =>
    `${article.toUpperCase()} ${grade} foi ${article} que mais caiu: ${fall}`,
  /** Ends its sentence: the unit has the full stop. */
  points: (fall: string) => `${fall}\u00a0p.p.`,
  level: (from: number, to: number) => `nível de ${from} a ${to}`,
  levelAndBand: (from: number, to: number, band: string) => `nível de ${from} a ${to}, ${band}`,
  bands: {
    insuficiente: 'insuficiente',
    basico: 'básico',
    proficiente: 'proficiente',
    avancado: 'avançado',
  },
  levels: 'Níveis de 25 pontos da escala do Saeb.',
  bandSource: (source: string) => `Faixas: ${source}.`,
  unofficialSource: (source: string) => `Faixas: ${source}, não oficial.`,
  score: 'Aprendizagem (N), de 0 a 10',
  indicator: 'Aprovação (P), de 0 a 1',
  proficiency: (grade: string) => `Proficiência Saeb, ${grade}`,
  approval: (grade: string) => `Aprovação por ${grade}`,
  change: 'Mudança',
  proficiencies: { lp: 'Língua Portuguesa', mt: 'Matemática' } as Record<string, string>,
  noProficiency: 'Sem proficiência nesta edição.',
  noApproval: (grade: string) => `Sem aprovação por ${grade} nesta edição.`,
  working: (n: string, p: string, product: string) => `N × P = ${n} × ${p} = ${product}.`,
  factors: (n: string, p: string) => `N × P = ${n} × ${p}.`,
  published: (ideb: string) => `Publicado com uma casa: ${formatDecimal(ideb, 1)}.`,
  rounded: (ideb: string) => `Com uma casa: ${formatDecimal(ideb, 1)}.`,
  agrees: 'Confere com o INEP',
  agreesOwn: 'Segue a fórmula oficial',
  differs: (ours: string, theirs: string) =>
    `Nosso cálculo dá ${ours} e o INEP publicou ${theirs}. Vale o publicado.`,
  differsOwn: (ours: string, theirs: string) =>
    `O cálculo oficial dá ${ours} e o informado foi ${theirs}. Confira os números informados.`,
  open: (figure: string, places: number) =>
    `Não dá para conferir: ${figure} com ${places} ${plural(places, 'casa', 'casas')}`,
  own: 'Números informados pela escola',
  invented: 'Dados inventados',
  differsInvented: (ours: string, theirs: string) =>
    `O cálculo oficial dá ${ours} e o dado inventado é ${theirs}.`,
};
