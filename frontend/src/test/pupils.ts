import type { PupilRanking } from '@/api/pupil/own';
import type { Quiz, QuizAnswered, QuizFinished, QuizQuestion } from '@/api/pupil/quiz';
import type { CurrentUser } from '@/api/session/session';
import type { Subject } from '@/api/subjects';
import type { Schemas } from '@/api/wire/address';

import { marina } from './people';
import { maths } from './questions';

/** A signed-in pupil. */
export const bia: CurrentUser = {
  ...marina,
  id: 9,
  username: '2026001',
  firstName: 'Bia',
  lastName: 'Lima',
  name: 'Bia Lima',
  role: 'aluno',
};

/** As the school has her. */
export const biaAsPupil: Schemas['Pupil'] = {
  id: bia.id,
  name: bia.name,
  studentId: bia.username,
  classId: 3,
  className: '7º B',
  isActive: true,
  mayReset: false,
  access: null,
  details: {
    birthDate: '2013-03-14',
    email: null,
    guardianName: 'Patrícia Lima',
    guardianPhone: null,
    createdAt: '2025-02-03T12:00:00Z',
  },
};

/** A subject that a pupil may play. */
export const playable: Subject = { ...maths, description: 'Números e formas.', questionCount: 60 };

export const bread: QuizQuestion = {
  id: 101,
  ordinal: 1,
  question: 'Quantos pães sobraram?',
  optionA: '30 pães',
  optionB: '40 pães',
  optionC: '80 pães',
  optionD: '90 pães',
  difficulty: 'medio',
  skill: 'Fração',
  baseText: null,
  baseTextSource: null,
  image: null,
  remainingMs: 30_000,
  canPresent: true,
};

/** The question of a place in the quiz. */
export const questionAt = (ordinal: number, rest: Partial<QuizQuestion> = {}): QuizQuestion => ({
  ...bread,
  id: 100 + ordinal,
  ordinal,
  question: `Pergunta ${ordinal}?`,
  ...rest,
});

/** A quiz of two questions that has just begun. */
export const running = (rest: Partial<Quiz> = {}): Quiz => ({
  id: 55,
  subjectId: maths.id,
  subject: maths.name,
  difficulty: 'misto',
  status: 'em_andamento',
  totalQuestions: 2,
  currentQuestion: 1,
  answered: 0,
  timeSpent: 0,
  correctAnswers: 0,
  score: 0,
  streak: 0,
  maxStreak: 0,
  timeMode: 'normal',
  limitSeconds: 30,
  review: false,
  startedAt: '2026-11-13T12:00:00Z',
  completedAt: null,
  question: questionAt(1),
  ...rest,
});

export const answered = (rest: Partial<QuizAnswered> = {}): QuizAnswered => ({
  isCorrect: true,
  points: 15,
  late: false,
  correctAnswer: 'A',
  explanation: '120 − 90 = 30.',
  score: 15,
  correctAnswers: 1,
  streak: 1,
  maxStreak: 1,
  currentQuestion: 2,
  totalQuestions: 2,
  newAchievements: [],
  nextQuestion: questionAt(2, { remainingMs: 32_000 }),
  ...rest,
});

export const finished = (rest: Partial<QuizFinished> = {}): QuizFinished => ({
  correctAnswers: 2,
  totalQuestions: 2,
  score: 30,
  maxStreak: 2,
  timeSpent: 65,
  experience: { gained: 30, before: 0, after: 30, level: 1, levelBefore: 1, toNext: 70 },
  feedback: { title: 'Muito bem!', text: 'Continue assim.' },
  newAchievements: [],
  toReview: 0,
  ...rest,
});

export const ranked: PupilRanking = {
  level: 4,
  experiencePoints: 1240,
  toNextLevel: 160,
  totalQuizzes: 14,
  averageScore: 72,
  bestStreak: 7,
  totalPoints: 1180,
  position: 9,
  of: 31,
  hidden: false,
  missing: { points: 35, place: 8 },
  neighbours: [
    { place: 8, name: 'Bruno T.', points: 1215, isSelf: false },
    { place: 9, name: 'Bia L.', points: 1180, isSelf: true },
    { place: 10, name: 'Luan M.', points: 1164, isSelf: false },
  ],
};

export const award: Schemas['Achievement'] = {
  type: 'volta_por_cima',
  name: 'Volta por cima',
  description: 'Acertou 5 questões que já tinha errado',
  points: 10,
  icon: 'trophy',
  color: 'sun',
  unlockedAt: '2026-10-10T12:00:00Z',
};
