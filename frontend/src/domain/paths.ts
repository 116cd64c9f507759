/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  simulation: '/simulation',
  login: '/login',
  register: '/register',
  about: '/sobre',
} as const;
