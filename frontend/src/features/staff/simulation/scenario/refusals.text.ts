/** What stands in the toast, and beside the field where that differs. */
export interface Refusal {
  title: string;
  detail: string;
}

const invalidRate = 'Taxa de aprovação inválida';

export const refusalsText = {
  bothFields: 'Por favor, preencha ambos os campos com valores válidos.',
  approvalRange: 'A taxa de aprovação deve estar entre 0 e 100%.',
  saebRange: 'O desempenho SAEB deve estar entre 0 e 10.',
  targetNumber: 'Informe a meta como um número, como 5,1.',
  targetRange: 'A meta deve estar entre 0 e 10.',
  places: 'Use no máximo duas casas decimais.',
  proficiencyMissing: 'Informe a proficiência, como 258,94.',
  proficiencyRange: 'A proficiência deve estar entre 0 e 500.',
  gradeNumber: 'Não é um número',
  gradeRange: 'De 0 a 100',
  gradePlaces: 'Até 2 casas',
  gradeMissing: 'Informe pelo menos uma taxa de aprovação.',
};

/**
 * What the specification says in a toast, by the sentence beside the field; the first of these that a form holds.
 * Whatever else is refused is said at its field alone.
 */
export const refusals: readonly (Refusal & { sentence: string })[] = [
  { sentence: refusalsText.bothFields, title: 'Valores inválidos', detail: refusalsText.bothFields },
  { sentence: refusalsText.approvalRange, title: invalidRate, detail: refusalsText.approvalRange },
  { sentence: refusalsText.gradeRange, title: invalidRate, detail: refusalsText.approvalRange },
  { sentence: refusalsText.saebRange, title: 'Desempenho SAEB inválido', detail: refusalsText.saebRange },
];
