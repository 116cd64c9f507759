import { formatDecimal } from '@/domain/decimal';

export const originText = {
  title: (index: string) => `De onde vem o ${index}`,
  description: (year: number) => `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}.`,
  descriptionSince: (year: number, since: number) =>
    `IDEB = aprendizagem (N) × aprovação (P). Edição ${year}, mudança desde ${since}.`,
  score: 'N, nota padronizada',
  indicator: 'P, rendimento',
  proficiency: (grade: string) => `Proficiência Saeb, ${grade}`,
  approval: 'Aprovação por ano',
  change: 'Mudança',
  proficiencies: { lp: 'Língua Portuguesa', mt: 'Matemática' } as Record<string, string>,
  noProficiency: 'Sem proficiência nesta edição.',
  noApproval: 'Sem aprovação por ano nesta edição.',
  working: (n: string, p: string, product: string, ideb: string) =>
    `N × P = ${formatDecimal(n, 2)} × ${formatDecimal(p, 3)} = ${product}. ${ideb}`,
  published: (ideb: string) => `Publicado com uma casa: ${formatDecimal(ideb, 1)}.`,
  rounded: (ideb: string) => `Com uma casa: ${formatDecimal(ideb, 1)}.`,
  agrees: 'Confere com o INEP',
  agreesOwn: 'Confere com o IDEB informado',
  differs: (ours: string, theirs: string) =>
    `Nosso cálculo dá ${ours} e o INEP publicou ${theirs}. Vale o publicado.`,
  differsOwn: (ours: string, theirs: string) =>
    `O cálculo oficial dá ${ours} e o informado foi ${theirs}. Confira os números informados.`,
  own: 'Números informados pela escola',
};
