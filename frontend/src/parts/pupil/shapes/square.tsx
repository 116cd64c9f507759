import {
  BookOpen,
  Calculator,
  FlaskConical,
  Globe,
  Landmark,
  Languages,
  Leaf,
  type LucideIcon,
  Palette,
  PersonStanding,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { type SubjectKind, subjectKind } from '@/domain/quiz/subject-kind';

import './square.css';

export type SquareTone = 1 | 2 | 3 | 4 | 'sun' | 'plain';

/** An icon on a tile of colour; what it says stands beside it in words. */
export function Square({
  tone,
  small,
  children,
}: {
  tone: SquareTone;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`square square-${tone}${small ? ' square-small' : ''}`} aria-hidden="true">
      {children}
    </span>
  );
}

const looks: Readonly<Record<SubjectKind, { Icon: LucideIcon; tone: SquareTone }>> = {
  portuguese: { Icon: BookOpen, tone: 1 },
  maths: { Icon: Calculator, tone: 2 },
  science: { Icon: Leaf, tone: 3 },
  chemistry: { Icon: FlaskConical, tone: 3 },
  history: { Icon: Landmark, tone: 4 },
  geography: { Icon: Globe, tone: 3 },
  foreign: { Icon: Languages, tone: 1 },
  art: { Icon: Palette, tone: 4 },
  sport: { Icon: PersonStanding, tone: 2 },
  other: { Icon: BookOpen, tone: 4 },
};

/** A subject's icon and colour, by its name. */
export function SubjectSquare({
  name,
  small = false,
  off = false,
}: {
  name: string;
  small?: boolean;
  off?: boolean;
}) {
  const { Icon, tone } = looks[subjectKind(name)];
  return (
    <Square tone={off ? 'plain' : tone} small={small}>
      <Icon className={small ? 'icon' : 'icon icon-l'} />
    </Square>
  );
}
