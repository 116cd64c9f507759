/** The addresses of every screen, the first its own, by the screen's folder below features. */
export const screenPaths = {
  'staff/dashboard': ['/', '/dashboard'],
  'staff/simulation': ['/simulation'],
  'staff/classroom': ['/classroom'],
  'staff/users': ['/users'],
  'staff/account': ['/users/conta'],
  'staff/cards': ['/students/cartoes'],
  'public/login': ['/login'],
  'public/student-login': ['/student-login', '/aluno'],
  'public/register': ['/register'],
  'public/about': ['/sobre'],
} as const;

/** A screen's address with the stage it is to show. */
export const inStage = (path: string, stage: string): string => `${path}?etapa=${stage}`;

export const paths = {
  home: screenPaths['staff/dashboard'][0],
  simulation: screenPaths['staff/simulation'][0],
  classroom: screenPaths['staff/classroom'][0],
  users: screenPaths['staff/users'][0],
  account: screenPaths['staff/account'][0],
  cards: screenPaths['staff/cards'][0],
  // Until its screen stands in the list above.
  students: '/students',
  studentLogin: screenPaths['public/student-login'][0],
  login: screenPaths['public/login'][0],
  register: screenPaths['public/register'][0],
  about: screenPaths['public/about'][0],
} as const;
