import { Shield, Star } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatCount } from '@/domain/decimal';
import { pupilText as text } from '@/parts/pupil/pupil.text';

import './chip.css';

interface ChipProps {
  tone?: 'plain' | 'info' | 'sun' | 'good';
  icon?: ReactNode;
  children: ReactNode;
}

export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={`chip chip-${tone}`}>
      {icon}
      {children}
    </span>
  );
}

/** The level and the experience, as the head of the quiz shows them. */
export function LevelChips({ level, experience }: { level: number; experience: number }) {
  return (
    <>
      <Chip tone="info" icon={<Shield className="icon icon-s" />}>
        {text.level(level)}
      </Chip>
      <Chip tone="sun" icon={<Star className="icon icon-s" />}>
        {text.experience(formatCount(experience))}
      </Chip>
    </>
  );
}
