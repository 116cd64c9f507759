import type { Screen } from '@/app/screen';
import { pupilScreenPaths } from '@/domain/pupil-paths';
import { lazyPart } from '@/kit/browser/lazy-part';

/** Stands before the gate. */
export const signInScreen: Screen = {
  paths: pupilScreenPaths['pupil/student-login'],
  page: lazyPart(() =>
    import('@/features/pupil/student-login/student-login-page').then((module) => module.StudentLoginPage),
  ),
};

/** What pupils open once they are in. */
export const pupilScreens: readonly Screen[] = [
  {
    paths: pupilScreenPaths['pupil/student-dashboard'],
    page: lazyPart(() =>
      import('@/features/pupil/student-dashboard/student-dashboard-page').then(
        (module) => module.StudentDashboardPage,
      ),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/saeb-simulator'],
    page: lazyPart(() =>
      import('@/features/pupil/saeb-simulator/saeb-simulator-page').then(
        (module) => module.SaebSimulatorPage,
      ),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/quiz-rules'],
    page: lazyPart(() =>
      import('@/features/pupil/quiz-rules/quiz-rules-page').then((module) => module.QuizRulesPage),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/student-profile'],
    page: lazyPart(() =>
      import('@/features/pupil/student-profile/student-profile-page').then(
        (module) => module.StudentProfilePage,
      ),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/student-results'],
    page: lazyPart(() =>
      import('@/features/pupil/student-results/student-results-page').then(
        (module) => module.StudentResultsPage,
      ),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/index-estimate'],
    page: lazyPart(() =>
      import('@/features/pupil/index-estimate/index-estimate-page').then(
        (module) => module.IndexEstimatePage,
      ),
    ),
  },
  {
    paths: pupilScreenPaths['pupil/learning-style'],
    page: lazyPart(() =>
      import('@/features/pupil/learning-style/learning-style-page').then(
        (module) => module.LearningStylePage,
      ),
    ),
  },
];
