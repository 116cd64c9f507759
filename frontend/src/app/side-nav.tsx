import { Info, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { Brand } from '@/components/ui/brand';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths } from '@/domain/paths';

import { appText } from './app.text';
import { navigation, type NavigationEntry } from './navigation';
import { useLeave } from './use-leave';

interface SideNavProps {
  /** Called when an entry is chosen; the phone's drawer closes. */
  onChoose?: () => void;
}

export function SideNav({ onChoose }: SideNavProps) {
  const { pathname } = useLocation();
  const leave = useLeave();
  const isHere = (entry: NavigationEntry) => entry.to === pathname || entry.also?.includes(pathname) === true;

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
        <button type="button" className="nav-item" onClick={leave}>
          <LogOut className="icon" />
          {appText.signOut}
        </button>
        <ThemeButton />
      </div>
    </nav>
  );
}
