import { formatDecimal } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const originText = {
  title: (index: string) => `De onde vem o ${index}`,
  description: (year: number) => `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}.`,
  descriptionSince: (year: number, since: number) =>
    `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}, mudança desde ${since}.`,
  score: 'N, nota Saeb',
  indicator: 'P, rendimento',
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
