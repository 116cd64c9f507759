import { paths, sharedPaths } from './paths';

/** The addresses of the staff's screens, the first its own, by the screen's folder below features. */
export const staffScreenPaths = {
  'staff/dashboard': [paths.home, '/dashboard'],
  'staff/simulation': [sharedPaths.simulation],
  'staff/classroom': ['/classroom'],
  'staff/paper-test': ['/classroom/prova'],
  'staff/class-simulation': ['/classroom/simulacao'],
  'staff/class-map': ['/classroom/mapa'],
  'staff/mastery-method': ['/learning-style/metodo'],
  'staff/actions': ['/actions'],
  'staff/users': ['/users'],
  'staff/account': ['/users/conta'],
  'staff/audit': ['/users/auditoria'],
  'staff/notifications': ['/notificacoes'],
  'staff/students': ['/students'],
  'staff/cards': ['/students/cartoes'],
  'staff/lesson-plans': ['/lesson-plans'],
  'staff/bncc': ['/lesson-plans/bncc'],
  'staff/learning-style': [sharedPaths.learningStyle],
} as const;

/** A screen's address with the stage it is to show. */
export const inStage = (path: string, stage: string): string => `${path}?etapa=${stage}`;

export const staffPaths = {
  simulation: staffScreenPaths['staff/simulation'][0],
  classroom: staffScreenPaths['staff/classroom'][0],
  actions: staffScreenPaths['staff/actions'][0],
  users: staffScreenPaths['staff/users'][0],
  account: staffScreenPaths['staff/account'][0],
  audit: staffScreenPaths['staff/audit'][0],
  notifications: staffScreenPaths['staff/notifications'][0],
  students: staffScreenPaths['staff/students'][0],
  cards: staffScreenPaths['staff/cards'][0],
  lessonPlans: staffScreenPaths['staff/lesson-plans'][0],
  bncc: staffScreenPaths['staff/bncc'][0],
  learningStyle: staffScreenPaths['staff/learning-style'][0],
  classMap: staffScreenPaths['staff/class-map'][0],
  masteryMethod: staffScreenPaths['staff/mastery-method'][0],
} as const;

/** The actions that a saved scenario asks for. */
export const planOf = (simulation: number): string => `${staffPaths.actions}?plano=cenario-${simulation}`;

/** The pupils of one class. */
export const pupilsOf = (classId: number): string => `${staffPaths.students}?turma=${classId}`;

/** The cards of some pupils; without any, of all whose cards wait to be printed. */
export const cardsOf = (pupils: readonly number[] = []): string =>
  pupils.length === 0 ? staffPaths.cards : `${staffPaths.cards}?alunos=${pupils.join(',')}`;

export const cardsOfClass = (id: string): string => `${staffPaths.cards}?turma=${id}`;

/** What the trail tells of one of the staff, as long as it goes back. */
export const auditOf = (person: number): string => `${staffPaths.audit}?pessoa=${person}&periodo=tudo`;

/** What the pupils of a class know, skill by skill. */
export const mapOf = (classId: number): string => `${staffPaths.classMap}?turma=${classId}`;

/** The sheet of one pupil. */
export const sheetOf = (pupil: number): string => `${staffPaths.students}?aluno=${pupil}`;
