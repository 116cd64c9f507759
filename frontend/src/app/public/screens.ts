import type { Screen } from '@/app/screen';
import { publicScreenPaths } from '@/domain/paths';
import { lazyPart } from '@/kit/browser/lazy-part';

/** What anyone may open. */
export const publicScreens: readonly Screen[] = [
  {
    paths: publicScreenPaths['public/login'],
    page: lazyPart(() => import('@/features/public/login/login-page').then((module) => module.LoginPage)),
  },
  {
    paths: publicScreenPaths['public/register'],
    page: lazyPart(() =>
      import('@/features/public/register/register-page').then((module) => module.RegisterPage),
    ),
  },
  {
    paths: publicScreenPaths['public/about'],
    page: lazyPart(() => import('@/features/public/about/about-page').then((module) => module.AboutPage)),
  },
];
