import { lazyPart } from '@/components/ui/lazy-part';

/** Every page, loaded when it is opened. */
export const pages = {
  staffLayout: lazyPart(() => import('./staff-layout').then((module) => module.StaffLayout)),
  dashboard: lazyPart(() =>
    import('@/features/dashboard/dashboard-page').then((module) => module.DashboardPage),
  ),
  simulation: lazyPart(() =>
    import('@/features/simulation/simulation-page').then((module) => module.SimulationPage),
  ),
  login: lazyPart(() => import('@/features/login/login-page').then((module) => module.LoginPage)),
  register: lazyPart(() => import('@/features/register/register-page').then((module) => module.RegisterPage)),
  about: lazyPart(() => import('@/features/about/about-page').then((module) => module.AboutPage)),
  notFound: lazyPart(() => import('./not-found-page').then((module) => module.NotFoundPage)),
};
