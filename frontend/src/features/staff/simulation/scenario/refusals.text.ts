/** What stands in the toast, and beside the field where that differs. */
export interface Refusal {
  title: string;
  detail: string;
}

const invalidValues = 'Valores inválidos';
const invalidRate = 'Taxa de aprovação inválida';
const invalidTarget = 'Meta IDEB inválida';
const invalidProficiency = 'Proficiência inválida';

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
  gradeMissing: 'Informe pelo menos uma taxa',
};

/** By the sentence beside the field. The first of these that a form holds is the one in the toast. */
export const refusals: readonly (Refusal & { sentence: string })[] = [
  { sentence: refusalsText.bothFields, title: invalidValues, detail: refusalsText.bothFields },
  {
    sentence: refusalsText.proficiencyMissing,
    title: invalidValues,
    detail: refusalsText.proficiencyMissing,
  },
  {
    sentence: refusalsText.gradeMissing,
    title: invalidValues,
    detail: 'Informe pelo menos uma taxa de aprovação.',
  },
  {
    sentence: refusalsText.gradeNumber,
    title: invalidValues,
    detail: 'Escreva a taxa de aprovação como um número, como 93,4.',
  },
  { sentence: refusalsText.places, title: invalidValues, detail: refusalsText.places },
  { sentence: refusalsText.gradePlaces, title: invalidValues, detail: refusalsText.places },
  { sentence: refusalsText.approvalRange, title: invalidRate, detail: refusalsText.approvalRange },
  { sentence: refusalsText.gradeRange, title: invalidRate, detail: refusalsText.approvalRange },
  { sentence: refusalsText.saebRange, title: 'Desempenho SAEB inválido', detail: refusalsText.saebRange },
  {
    sentence: refusalsText.proficiencyRange,
    title: invalidProficiency,
    detail: refusalsText.proficiencyRange,
  },
  { sentence: refusalsText.targetNumber, title: invalidTarget, detail: refusalsText.targetNumber },
  { sentence: refusalsText.targetRange, title: invalidTarget, detail: refusalsText.targetRange },
];
