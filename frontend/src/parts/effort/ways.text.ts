import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const passed = (count: number) =>
  `Mais ${formatCount(count)} ${plural(count, 'aluno aprovado', 'alunos aprovados')}`;

export const waysText = {
  anyOf: 'Qualquer um destes basta',
  one: 'Isto basta',
  or: 'ou',
  /** "Mais 3 alunos aprovados", "Mais 3 alunos aprovados no 6º ano" */
  pupils: (more: number, where: string) => `${passed(more)}${where}`,
  rise: (difference: string, where: string) => `+${difference} p.p. de aprovação${where}`,
  riseInPupils: (difference: string, where: string, more: number, of: number, whose: string) =>
    `+${difference} p.p. de aprovação${where}, cerca de ${formatCount(more)} de ${formatCount(of)} ${whose}.`,
  pupilsOf: { informada: 'alunos', alunos: 'alunos cadastrados' },
  notApproved: (year: number, count: number) =>
    ` Em ${year}, ${formatCount(count)} ${plural(count, 'não passou', 'não passaram')}.`,
  rates: (from: string, to: string) => `De ${from} para ${to}.`,
  points: (difference: string, subject: string) => `Mais ${difference} em ${subject}`,
  proficiencies: (grade: string, from: string, to: string) => `${grade}: de ${from} para ${to} pontos.`,
  belowScale: (start: string) => ` A diferença conta a partir de ${start}, onde a escala começa.`,
  subjects: { lp: 'Língua Portuguesa', mt: 'Matemática' },
  inGrade: (article: string, grade: string) => ` n${article} ${grade}`,
  share: {
    lessThanQuarter: 'menos de um quarto d',
    quarter: 'cerca de um quarto d',
    lessThanHalf: 'menos da metade d',
    half: 'cerca da metade d',
    moreThanHalf: 'mais da metade d',
    almost: 'quase tanto quanto ',
    equal: 'tanto quanto ',
    once: (share: string) => `${share} vez `,
    times: (share: string) => `${share} vezes `,
  },
  best: (by: string) => `o maior avanço da escola, ${by}`,
  typical: (by: string, among: string) => `o avanço típico ${among}, ${by}`,
  percentagePoints: (by: string) => `${by} p.p.`,
  among: (schools: number, where: string) =>
    `de ${formatCount(schools)} ${plural(schools, 'escola', 'escolas')}${where}`,
};
