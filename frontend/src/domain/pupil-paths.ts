import { isShared, paths, sharedPaths } from './paths';

/** The addresses of the pupils' screens, the first its own, by the screen's folder below features. */
export const pupilScreenPaths = {
  'pupil/student-login': [paths.studentLogin, '/aluno'],
  'pupil/student-dashboard': ['/student-dashboard'],
  'pupil/saeb-simulator': ['/saeb-simulator'],
  'pupil/quiz-rules': ['/saeb-simulator/regras'],
  'pupil/student-profile': ['/student-profile'],
  'pupil/student-results': ['/student-results'],
  'pupil/index-estimate': [sharedPaths.simulation],
  'pupil/learning-style': [sharedPaths.learningStyle],
} as const;

export const pupilPaths = {
  login: paths.studentLogin,
  dashboard: pupilScreenPaths['pupil/student-dashboard'][0],
  quiz: pupilScreenPaths['pupil/saeb-simulator'][0],
  rules: pupilScreenPaths['pupil/quiz-rules'][0],
  profile: pupilScreenPaths['pupil/student-profile'][0],
  results: pupilScreenPaths['pupil/student-results'][0],
  estimate: sharedPaths.simulation,
  learningStyle: sharedPaths.learningStyle,
} as const;

/** The quiz with a subject chosen. */
export const quizOf = (subjectId: number): string => `${pupilPaths.quiz}?subject=${subjectId}`;

/** The quiz of what was missed and is due, in a subject. */
export const reviewOf = (subjectId: number): string => `${quizOf(subjectId)}&erros=sim`;

/** What was missed in a quiz that has ended. */
export const missedIn = (quizId: number): string => `${pupilPaths.quiz}?rever=${quizId}`;

/** Where the HTML of a pupils' page lies: at the address that staff have too, theirs lies. */
export const fileAddress = (path: string): string => (isShared(path) ? `/aluno${path}` : path);
