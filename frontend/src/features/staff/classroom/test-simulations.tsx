import { act } from '@testing-library/react';

import type {
  ClassSimulation,
  ClassSimulationResult,
  ClassSkills,
} from '@/api/class-simulations/class-simulations';
import type { SchoolClass } from '@/api/classes';
import type { PlayingPupil } from '@/api/people/pupil-quiz';
import type { Subject } from '@/api/subjects';
import { counted, refuse, serve } from '@/test/server';

import { ninth, openClassroom } from './test-page';

const TAB = '/classroom?aba=simulacao';

/** The tab, once its file is there. */
export const openTab = (more = ''): Promise<void> => act(async () => openClassroom(`${TAB}${more}`));

export const mathematics: Subject = {
  id: 2,
  schoolId: 7,
  name: 'Matemática',
  description: '',
  stage: 'anos_finais',
  isActive: true,
  questionCount: null,
};

export const running: ClassSimulation = {
  id: 5,
  schoolId: 7,
  classId: ninth.id,
  className: '9º A',
  subjectId: 2,
  subjectName: 'Matemática',
  kind: 'projetada',
  difficulty: 'misto',
  skillId: null,
  skillName: null,
  status: 'em_andamento',
  questions: 10,
  pupils: 0,
  done: 4,
  hits: null,
  answers: null,
  hitRate: null,
  grade: null,
  startedById: 1,
  startedByName: 'Marina Souza',
  startedAt: '2026-11-14T13:40:00Z',
  endedAt: null,
  mayChange: true,
};

export const ended: ClassSimulation = {
  ...running,
  id: 3,
  status: 'concluida',
  done: 10,
  hits: 7,
  answers: 10,
  hitRate: 70,
  grade: '7.0',
  endedAt: '2026-11-13T13:40:00Z',
};

const fraction = {
  skillId: 9,
  name: 'Fração',
  hits: 38,
  answers: 93,
  hitRate: 41,
  enough: true,
  kind: 'impressa' as const,
  besideHits: 0,
  besideAnswers: 0,
};

export const known: ClassSkills = {
  simulations: 3,
  skills: [fraction],
  retake: fraction,
  retakeText: 'Retome primeiro Fração.',
  printed: null,
};

export const resultOf = (simulation: ClassSimulation): ClassSimulationResult => ({
  simulation,
  hits: 7,
  answers: 10,
  skipped: 0,
  hitRate: 70,
  grade: '7.0',
  gradeBefore: null,
  meanSeconds: null,
  participants: 1,
  absent: 0,
  untyped: 0,
  feedback: [],
  skills: [],
  retake: null,
  retakeText: '',
  asked: [],
  ranking: [
    {
      place: 1,
      studentId: 11,
      name: 'Amanda Luz',
      hits: 7,
      questions: 10,
      hitRate: 70,
      grade: '7.0',
      observations: null,
    },
  ],
  history: [],
});

export interface Served {
  classes?: SchoolClass[];
  subjects?: Subject[];
  simulations?: ClassSimulation[];
  skills?: ClassSkills;
  playing?: PlayingPupil[];
  /** By the simulation's number. */
  results?: Readonly<Record<number, ClassSimulationResult>>;
  /** Makes the subjects of the Saeb. */
  onSaeb?: () => void;
}

export function serveTab({
  classes = [ninth],
  subjects = [mathematics],
  simulations = [],
  skills = known,
  playing = [],
  results = {},
  onSaeb,
}: Served = {}) {
  const sent: unknown[] = [];
  serve({
    'GET /api/school/{school}/classes': () => classes,
    'GET /api/school/{school}/subjects': () => subjects,
    'GET /api/school/{school}/questions': () => counted([], 46),
    'GET /api/school/{school}/class-simulations': ({ url }) => {
      const asked = url.searchParams.get('status');
      const found = simulations.filter(({ status }) => asked === null || status === asked);
      const before = Number(url.searchParams.get('before') ?? Infinity);
      const limit = Number(url.searchParams.get('limit'));
      return counted(found.filter(({ id }) => id < before).slice(0, limit), found.length);
    },
    'GET /api/classes/{id}/simulation-skills': () => skills,
    'GET /api/classes/{id}/playing': () => playing,
    'GET /api/class-simulations/{id}/result': ({ url }) =>
      results[Number(url.pathname.split('/').at(-2))] ?? refuse(404, 'Não há esta simulação.'),
    'POST /api/subjects/saeb': () => {
      onSaeb?.();
      return { created: 1 };
    },
    'POST /api/class-simulations': ({ body }) => {
      sent.push(body);
      return refuse(409, 'Não há questões ativas de Matemática.', undefined, 'urn:ideb:no-questions');
    },
  });
  return sent;
}
