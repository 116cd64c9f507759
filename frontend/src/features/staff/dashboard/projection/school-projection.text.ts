import { plural } from '@/domain/plural';

export const schoolProjectionText = {
  title: (stage: string) => `Projeção da escola, ${stage}`,
  figure: (index: string, low: string, high: string) => `${index}, entre ${low} e ${high}`,
  only: (subject: string) => `só de ${subject}`,
  official: (year: number, index: string) =>
    `O IDEB oficial de ${year} é ${index}. As duas escalas vão de 0 a 10, mas não são a mesma.`,
  coverage: (subject: string, pupils: number, of: number) =>
    `${subject}: turmas com ${pupils} dos ${of} ${plural(of, 'aluno', 'alunos')}.`,
  calibrated: (subject: string, index: string, low: string, high: string, editions: number) =>
    `Ajustada à nota Saeb por ${editions} edições da escola, ${subject}: ${index}, entre ${low} e ${high}.`,
  early: (lack: string) => `Ainda é cedo para projetar o resultado da escola. ${lack}`,
  map: 'Ver o mapa das turmas',
  subjects: { LP: 'Língua Portuguesa', MT: 'Matemática' },
};
