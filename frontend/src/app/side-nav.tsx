import { Info, LogOut } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { useSessionActions } from '@/api/use-session';
import { Brand } from '@/components/ui/brand';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths } from '@/domain/paths';

import { appText } from './app.text';
import { navigation, type NavigationEntry } from './navigation';

interface SideNavProps {
  /** Called when an entry is chosen; the phone's drawer closes. */
  onChoose?: () => void;
}

export function SideNav({ onChoose }: SideNavProps) {
  const { pathname } = useLocation();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const isHere = (entry: NavigationEntry) => entry.to === pathname || entry.also?.includes(pathname) === true;

  async function leave() {
    await signOut();
    await navigate(paths.login, { replace: true });
  }

  return (
    <nav className="nav" aria-label={appText.mainNav}>
      <Brand />
      {navigation.map((section) => (
        <div key={section.title}>
          <h2 className="nav-title">{section.title}</h2>
          <ul>
            {section.entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  className="nav-item"
                  aria-current={isHere(entry) ? 'page' : undefined}
                  onClick={onChoose}
                  onPointerEnter={entry.page.preload}
                  onFocus={entry.page.preload}
                >
                  <entry.icon className="icon" />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="nav-foot">
        <Link to={paths.about} className="nav-item" onClick={onChoose}>
          <Info className="icon" />
          {appText.about}
        </Link>
        <button type="button" className="nav-item" onClick={() => void leave()}>
          <LogOut className="icon" />
          {appText.signOut}
        </button>
        <ThemeButton />
      </div>
    </nav>
  );
}
