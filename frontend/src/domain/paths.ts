/** The addresses of what anyone may open, the first its own, by the screen's folder below features. */
export const publicScreenPaths = {
  'public/login': ['/login'],
  'public/student-login': ['/student-login', '/aluno'],
  'public/register': ['/register'],
  'public/about': ['/sobre'],
} as const;

/** What any page may lead to. The staff's own screens stand apart (`staff-paths.ts`): signing in does not load them. */
export const paths = {
  home: '/',
  login: publicScreenPaths['public/login'][0],
  studentLogin: publicScreenPaths['public/student-login'][0],
  register: publicScreenPaths['public/register'][0],
  about: publicScreenPaths['public/about'][0],
} as const;
