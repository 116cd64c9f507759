import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';

import { emptyOfficial } from '../official/official-values';
import { firstRefusal, officialSchema, quickSchema } from './parameters.schema';
import { refusalsText } from './refusals.text';

async function errorsOf(schema: typeof quickSchema | typeof officialSchema, values: object) {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('the quick form', () => {
  it.each([
    ['100,1', '5', '', 'Taxa de aprovação inválida', 'A taxa de aprovação deve estar entre 0 e 100%.'],
    ['-1', '5', '', 'Taxa de aprovação inválida', 'A taxa de aprovação deve estar entre 0 e 100%.'],
    ['94', '10,01', '', 'Desempenho SAEB inválido', 'O desempenho SAEB deve estar entre 0 e 10.'],
    ['', '5', '', 'Valores inválidos', 'Por favor, preencha ambos os campos com valores válidos.'],
    ['94', 'NaN', '', 'Valores inválidos', 'Por favor, preencha ambos os campos com valores válidos.'],
    ['101', '', '', 'Valores inválidos', 'Por favor, preencha ambos os campos com valores válidos.'],
  ])('refuses %s and %s with target %s', async (approvalRate, saebScore, targetIdeb, title, detail) => {
    const errors = await errorsOf(quickSchema, { stage: 'anos_finais', approvalRate, saebScore, targetIdeb });
    expect(firstRefusal(Object.values(errors))).toMatchObject({ title, detail });
  });

  it.each([
    ['94', '5,123', '', 'Use no máximo duas casas decimais.'],
    ['94', '5', '11', 'A meta deve estar entre 0 e 10.'],
  ])(
    'refuses %s and %s with target %s at the field alone',
    async (approvalRate, saebScore, targetIdeb, said) => {
      const errors = await errorsOf(quickSchema, {
        stage: 'anos_finais',
        approvalRate,
        saebScore,
        targetIdeb,
      });
      expect(Object.values(errors)).toEqual([said]);
      expect(firstRefusal(Object.values(errors))).toBeNull();
    },
  );

  it.each([
    ['0', '0', '0'],
    ['100', '10', '10'],
    ['94,5', '5.4', ''],
  ])('takes %s, %s and %s', async (approvalRate, saebScore, targetIdeb) => {
    expect(
      await errorsOf(quickSchema, { stage: 'anos_finais', approvalRate, saebScore, targetIdeb }),
    ).toEqual({});
  });
});

describe('the official form', () => {
  const good = {
    ...emptyOfficial('ensino_medio', '', ''),
    proficiencyLp: '276,91',
    proficiencyMt: '272,88',
    approvalByGrade: ['', '', '94,5', ''],
  };

  it('asks for both subjects and one grade', async () => {
    expect(await errorsOf(officialSchema, good)).toEqual({});
    expect(await errorsOf(officialSchema, emptyOfficial('ensino_medio', '', ''))).toEqual({
      proficiencyLp: refusalsText.proficiencyMissing,
      proficiencyMt: refusalsText.proficiencyMissing,
      'approvalByGrade[0]': refusalsText.gradeMissing,
    });
    expect(await errorsOf(officialSchema, { ...good, approvalByGrade: ['', '', '0', ''] })).toEqual({
      'approvalByGrade[0]': refusalsText.gradeMissing,
    });
  });

  it('keeps every number in its range', async () => {
    const errors = await errorsOf(officialSchema, {
      ...good,
      proficiencyLp: '500,01',
      approvalByGrade: ['', '100,05', '', ''],
      targetIdeb: 'x',
    });
    expect(errors).toEqual({
      proficiencyLp: refusalsText.proficiencyRange,
      'approvalByGrade[1]': refusalsText.gradeRange,
      targetIdeb: refusalsText.targetNumber,
    });
    expect(firstRefusal(Object.values(errors))?.title).toBe('Taxa de aprovação inválida');
  });
});
