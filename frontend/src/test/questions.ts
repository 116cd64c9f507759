import type { Question } from '@/api/questions/questions';
import type { Subject } from '@/api/subjects';

import { marina } from './people';

export const maths: Subject = {
  id: 3,
  schoolId: marina.schoolId,
  name: 'Matemática',
  description: '',
  stage: 'anos_finais',
  isActive: true,
  questionCount: null,
};

/** An active question that nobody has answered yet. */
export const bakery: Question = {
  id: 12,
  schoolId: marina.schoolId,
  subjectId: maths.id,
  question: 'Uma padaria assou 120 pães e vendeu três quartos deles. Quantos sobraram?',
  optionA: '30 pães',
  optionB: '40 pães',
  optionC: '80 pães',
  optionD: '90 pães',
  correctAnswer: 'A',
  difficulty: 'medio',
  skill: null,
  explanation: 'Três quartos de 120 são 90.',
  isActive: true,
  status: 'ativa',
  baseText: null,
  baseTextSource: null,
  imageId: null,
  imageAlt: null,
  descriptor: null,
  bncc: null,
  mainSkill: null,
  version: 1,
  answers: 0,
  createdBy: marina.id,
  createdByName: 'Carlos Lima',
  createdAt: '2026-03-02T12:00:00Z',
  changedAt: null,
  mayChange: true,
  mayDelete: true,
};
