import type { Screen } from '@/app/screen';
import { staffScreenPaths } from '@/domain/staff-paths';
import { lazyPart } from '@/kit/browser/lazy-part';

const dashboard: Screen = {
  paths: staffScreenPaths['staff/dashboard'],
  label: 'Dashboard',
  page: lazyPart(() =>
    import('@/features/staff/dashboard/dashboard-page').then((module) => module.DashboardPage),
  ),
};

const simulation: Screen = {
  paths: staffScreenPaths['staff/simulation'],
  label: 'Simulação IDEB',
  page: lazyPart(() =>
    import('@/features/staff/simulation/simulation-page').then((module) => module.SimulationPage),
  ),
};

const classroom: Screen = {
  paths: staffScreenPaths['staff/classroom'],
  label: 'Simulador Sala',
  page: lazyPart(() =>
    import('@/features/staff/classroom/classroom-page').then((module) => module.ClassroomPage),
  ),
};

const actions: Screen = {
  paths: staffScreenPaths['staff/actions'],
  label: 'Ações Estratégicas',
  page: lazyPart(() => import('@/features/staff/actions/actions-page').then((module) => module.ActionsPage)),
};

const users: Screen = {
  paths: staffScreenPaths['staff/users'],
  label: 'Usuários',
  page: lazyPart(() => import('@/features/staff/users/users-page').then((module) => module.UsersPage)),
};

const account: Screen = {
  paths: staffScreenPaths['staff/account'],
  page: lazyPart(() => import('@/features/staff/account/account-page').then((module) => module.AccountPage)),
};

const audit: Screen = {
  paths: staffScreenPaths['staff/audit'],
  page: lazyPart(() => import('@/features/staff/audit/audit-page').then((module) => module.AuditPage)),
};

const notifications: Screen = {
  paths: staffScreenPaths['staff/notifications'],
  page: lazyPart(() =>
    import('@/features/staff/notifications/notifications-page').then((module) => module.NotificationsPage),
  ),
};

const students: Screen = {
  paths: staffScreenPaths['staff/students'],
  label: 'Alunos',
  page: lazyPart(() =>
    import('@/features/staff/students/students-page').then((module) => module.StudentsPage),
  ),
};

const cards: Screen = {
  paths: staffScreenPaths['staff/cards'],
  page: lazyPart(() => import('@/features/staff/cards/cards-page').then((module) => module.CardsPage)),
};

const lessonPlans: Screen = {
  paths: staffScreenPaths['staff/lesson-plans'],
  label: 'Planos de Aula',
  page: lazyPart(() =>
    import('@/features/staff/lesson-plans/lesson-plans-page').then((module) => module.LessonPlansPage),
  ),
};

const learningStyle: Screen = {
  paths: staffScreenPaths['staff/learning-style'],
  label: 'Estilo de Aprendizagem',
  page: lazyPart(() =>
    import('@/features/staff/learning-style/learning-style-page').then((module) => module.LearningStylePage),
  ),
};

const bncc: Screen = {
  paths: staffScreenPaths['staff/bncc'],
  page: lazyPart(() => import('@/features/staff/bncc/bncc-page').then((module) => module.BnccPage)),
};

const paperTest: Screen = {
  paths: staffScreenPaths['staff/paper-test'],
  page: lazyPart(() =>
    import('@/features/staff/paper-test/paper-test-page').then((module) => module.PaperTestPage),
  ),
};

const classSimulation: Screen = {
  paths: staffScreenPaths['staff/class-simulation'],
  page: lazyPart(() =>
    import('@/features/staff/class-simulation/class-simulation-page').then(
      (module) => module.ClassSimulationPage,
    ),
  ),
};

const classMap: Screen = {
  paths: staffScreenPaths['staff/class-map'],
  page: lazyPart(() =>
    import('@/features/staff/class-map/class-map-page').then((module) => module.ClassMapPage),
  ),
};

const masteryMethod: Screen = {
  paths: staffScreenPaths['staff/mastery-method'],
  page: lazyPart(() =>
    import('@/features/staff/mastery-method/mastery-method-page').then((module) => module.MasteryMethodPage),
  ),
};

/** The navigation, section by section. */
export const staffSections: readonly { title: string; screens: readonly Screen[] }[] = [
  { title: 'GESTÃO', screens: [dashboard, simulation, classroom, lessonPlans, learningStyle] },
  { title: 'ADMINISTRAÇÃO', screens: [actions, users, students] },
];

export const staffScreens = [
  ...staffSections.flatMap(({ screens }) => screens),
  account,
  audit,
  notifications,
  cards,
  bncc,
  paperTest,
  classSimulation,
  classMap,
  masteryMethod,
];
