import { Calculator, LayoutDashboard, type LucideIcon } from 'lucide-react';

import type { LazyPart } from '@/components/ui/lazy-part';
import { paths } from '@/domain/paths';

import { pages } from './pages';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  icon: LucideIcon;
  page: LazyPart<object>;
}

export interface NavigationSection {
  title: string;
  entries: readonly NavigationEntry[];
}

export const navigation: readonly NavigationSection[] = [
  {
    title: 'GESTÃO',
    entries: [
      {
        label: 'Dashboard',
        to: paths.home,
        also: [paths.dashboard],
        icon: LayoutDashboard,
        page: pages.dashboard,
      },
      { label: 'Simulação IDEB', to: paths.simulation, icon: Calculator, page: pages.simulation },
    ],
  },
];
