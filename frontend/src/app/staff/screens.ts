import type { Screen } from '@/app/screen';
import { screenPaths } from '@/domain/paths';
import { lazyPart } from '@/kit/browser/lazy-part';

const dashboard: Screen = {
  paths: screenPaths['staff/dashboard'],
  label: 'Dashboard',
  page: lazyPart(() =>
    import('@/features/staff/dashboard/dashboard-page').then((module) => module.DashboardPage),
  ),
};

const simulation: Screen = {
  paths: screenPaths['staff/simulation'],
  label: 'Simulação IDEB',
  page: lazyPart(() =>
    import('@/features/staff/simulation/simulation-page').then((module) => module.SimulationPage),
  ),
};

const classroom: Screen = {
  paths: screenPaths['staff/classroom'],
  label: 'Simulador Sala',
  page: lazyPart(() =>
    import('@/features/staff/classroom/classroom-page').then((module) => module.ClassroomPage),
  ),
};

const users: Screen = {
  paths: screenPaths['staff/users'],
  label: 'Usuários',
  page: lazyPart(() => import('@/features/staff/users/users-page').then((module) => module.UsersPage)),
};

const account: Screen = {
  paths: screenPaths['staff/account'],
  page: lazyPart(() => import('@/features/staff/account/account-page').then((module) => module.AccountPage)),
};

const cards: Screen = {
  paths: screenPaths['staff/cards'],
  page: lazyPart(() => import('@/features/staff/cards/cards-page').then((module) => module.CardsPage)),
};

/** The navigation, section by section. */
export const staffSections: readonly { title: string; screens: readonly Screen[] }[] = [
  { title: 'GESTÃO', screens: [dashboard, simulation, classroom] },
  { title: 'ADMINISTRAÇÃO', screens: [users] },
];

export const staffScreens = [...staffSections.flatMap(({ screens }) => screens), account, cards];
