/** The addresses of what anyone may open, the first its own, by the screen's folder below features. */
export const publicScreenPaths = {
  'public/login': ['/login'],
  'public/register': ['/register'],
  'public/about': ['/sobre'],
} as const;

/** What any page may lead to. The staff's own screens stand apart (`staff-paths.ts`): signing in does not load them. */
export const paths = {
  home: '/',
  login: publicScreenPaths['public/login'][0],
  studentLogin: '/student-login',
  register: publicScreenPaths['public/register'][0],
  about: publicScreenPaths['public/about'][0],
} as const;

/** What staff and pupils both have at one address: whose it is then, the session says. */
export const sharedPaths = { simulation: '/simulation', learningStyle: '/learning-style' } as const;

export const isShared = (pathname: string): boolean => Object.values<string>(sharedPaths).includes(pathname);

/** Where a pupil belongs who opened a page of the staff's: at the same one of the pupils', or at their door. */
export const placeOfPupil = (pathname: string): string => `/aluno${isShared(pathname) ? pathname : ''}`;
