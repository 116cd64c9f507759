import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';

import { useSignedIn } from '@/api/session/session-context';
import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { lazyPart } from '@/kit/browser/lazy-part';
import { printLight } from '@/kit/browser/print-light';
import { Loading } from '@/kit/feedback/skeleton';
import { Drawer } from '@/kit/overlay/drawer';
import { IconButton } from '@/kit/ui/icon-button';

import { AccountMenu } from './account-menu';
import { appText } from '@/app/app.text';
import { ErrorScreen } from '@/app/error-screen';
import { NotificationBell } from './bell/notification-bell';
import { SchoolTitle } from './school-title';
import { SideNav } from './side-nav';

import '@/parts/frame/skip-link.css';
import './app-frame.css';
import './topbar.css';

const choosePassword = lazyPart(() => import('./choose-password').then((module) => module.ChoosePassword));

printLight();

/** The frame of the staff area: navigation, the school, the person, and the page. */
export function StaffLayout() {
  useFirstFrameGone();
  const { mustChange } = useSignedIn();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  if (mustChange) {
    return (
      <Suspense>
        <choosePassword.Component />
      </Suspense>
    );
  }
  return (
    <>
      <a className="skip-link" href="#conteudo">
        {appText.skip}
      </a>
      <div className="app-frame">
        <SideNav />
        <Drawer open={menuOpen} onOpenChange={setMenuOpen} label={appText.menu}>
          <SideNav onChoose={() => setMenuOpen(false)} />
        </Drawer>
        <div className="app-frame-body">
          <header className="topbar">
            <IconButton className="topbar-menu" label={appText.openMenu} onClick={() => setMenuOpen(true)}>
              <Menu className="icon icon-l" />
            </IconButton>
            <SchoolTitle />
            <div className="topbar-end">
              <NotificationBell />
              <hr className="h-9 w-px border-0 bg-line" />
              <AccountMenu />
            </div>
          </header>
          <main className="app-frame-main" id="conteudo" tabIndex={-1}>
            <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
              <Suspense fallback={<Loading quiet />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
      </div>
    </>
  );
}
