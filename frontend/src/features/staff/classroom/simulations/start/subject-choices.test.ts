import { expect, it } from 'vitest';

import type { Subject } from '@/api/subjects';

import { subjectChoices } from './subject-choices';

const subject = (id: number, name: string, stage: Subject['stage'], isActive = true): Subject => ({
  id,
  schoolId: 7,
  name,
  description: '',
  stage,
  isActive,
  questionCount: null,
});
const shown = (subjects: readonly Subject[]) =>
  subjectChoices(subjects, 'anos_finais').map(({ label, id }) => [label, id]);

it.each<[string, Subject[], [string, number | null | undefined][]]>([
  [
    "the subjects of the class's stage, without those out of use",
    [
      subject(1, 'Matemática', 'anos_finais'),
      subject(2, 'Arte', 'anos_finais', false),
      subject(3, 'Ciências', 'anos_iniciais'),
    ],
    [['Matemática', 1]],
  ],
  [
    'several of them together too',
    [subject(1, 'Matemática', 'anos_finais'), subject(2, 'Arte', 'anos_finais')],
    [
      ['Matemática', 1],
      ['Arte', 2],
      ['Questões Mistas', null],
    ],
  ],
  [
    'where the stage has none, the three of the specification',
    [subject(3, 'Matemática', 'anos_iniciais')],
    [
      ['Língua Portuguesa', undefined],
      ['Matemática', undefined],
      ['Questões Mistas', null],
    ],
  ],
])('%s', (_, subjects, choices) => {
  expect(shown(subjects)).toEqual(choices);
});
