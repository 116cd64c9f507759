import { lazyPage } from './lazy-page';

/** Every page, loaded when it is opened. */
export const pages = {
  staffLayout: lazyPage(() => import('./staff-layout').then((module) => module.StaffLayout)),
  dashboard: lazyPage(() =>
    import('@/features/dashboard/dashboard-page').then((module) => module.DashboardPage),
  ),
  simulation: lazyPage(() =>
    import('@/features/simulation/simulation-page').then((module) => module.SimulationPage),
  ),
  login: lazyPage(() => import('@/features/login/login-page').then((module) => module.LoginPage)),
  register: lazyPage(() => import('@/features/register/register-page').then((module) => module.RegisterPage)),
  about: lazyPage(() => import('@/features/about/about-page').then((module) => module.AboutPage)),
  notFound: lazyPage(() => import('./not-found-page').then((module) => module.NotFoundPage)),
};
