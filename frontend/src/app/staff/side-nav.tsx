import {
  BookOpen,
  Calculator,
  GraduationCap,
  Info,
  LayoutDashboard,
  Lightbulb,
  LogOut,
  type LucideIcon,
  Presentation,
  Target,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { Brand } from '@/parts/frame/brand';
import { ThemeButton } from '@/kit/browser/theme-button';
import { stages } from '@/domain/index/stage';
import { paths } from '@/domain/paths';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { useQueryState } from '@/kit/browser/use-query-state';

import { appText } from '@/app/app.text';
import { staffSections } from './screens';
import { useLeave } from './session/use-leave';

import './nav.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.home]: LayoutDashboard,
  [staffPaths.simulation]: Calculator,
  [staffPaths.classroom]: Presentation,
  [staffPaths.lessonPlans]: BookOpen,
  [staffPaths.learningStyle]: Lightbulb,
  [staffPaths.actions]: Target,
  [staffPaths.users]: Users,
  [staffPaths.students]: GraduationCap,
};

/** The screens that show one stage: who goes from one to the other goes on with it. */
const ofOneStage: readonly string[] = [paths.home, staffPaths.simulation];

interface SideNavProps {
  /** Called when an entry is chosen; the phone's drawer closes. */
  onChoose?: () => void;
}

export function SideNav({ onChoose }: SideNavProps) {
  const { pathname } = useLocation();
  const [{ etapa }] = useQueryState({ etapa: stages });
  const leave = useLeave();

  return (
    <nav className="nav" aria-label={appText.mainNav}>
      <Brand />
      {staffSections.map(({ title, screens }) => (
        <div key={title}>
          <h2 className="nav-title">{title}</h2>
          <ul>
            {screens.map(({ paths: [to, ...others], label, page }) => {
              const Icon = icons[to];
              return (
                <li key={to}>
                  <Link
                    to={etapa && ofOneStage.includes(to) ? inStage(to, etapa) : to}
                    className="nav-item"
                    aria-current={[to, ...others].includes(pathname) ? 'page' : undefined}
                    onClick={onChoose}
                    onPointerEnter={page.preload}
                    onFocus={page.preload}
                  >
                    {Icon ? <Icon className="icon" /> : null}
                    {label}
                  </Link>
                </li>
              );
            })}
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
