import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, Outlet, useLocation } from 'react-router-dom';

import { useSignedIn } from '@/api/session/session-context';
import { ErrorScreen } from '@/app/error-screen';
import { initials } from '@/domain/labels';
import { pupilPaths } from '@/domain/pupil-paths';
import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { ThemeButton } from '@/kit/browser/theme-button';
import { Loading } from '@/kit/feedback/skeleton';
import { BrandMark } from '@/parts/frame/brand';

import { pupilAppText as text } from './pupil-app.text';

import '@/parts/frame/skip-link.css';
import './pupil-frame.css';

/** One bar and the page: the way home, the theme, the pupil. */
export function PupilFrame() {
  useFirstFrameGone();
  const { name, firstName } = useSignedIn();
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {text.skip}
      </a>
      <header className="pupil-frame">
        <div className="pupil-frame-in">
          <Link className="pupil-frame-home" to={pupilPaths.dashboard} aria-label={text.home}>
            <BrandMark />
            <b>Sistema IDEB</b>
          </Link>
          <div className="pupil-frame-own">
            <ThemeButton />
            <Link className="pupil-frame-who" to={pupilPaths.profile} aria-label={text.profileOf(firstName)}>
              <span className="pupil-frame-face" aria-hidden="true">
                {initials(name)}
              </span>
              <span className="pupil-frame-wide">{text.profile}</span>
            </Link>
          </div>
        </div>
      </header>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
        <Suspense fallback={<Loading quiet />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
