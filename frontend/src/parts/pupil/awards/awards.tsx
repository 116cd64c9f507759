import { Trophy } from 'lucide-react';

import type { Achievement } from '@/api/pupil/own';
import { formatCount } from '@/domain/decimal';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText as text } from '@/parts/pupil/pupil.text';

import './awards.css';

/** Where the rules show all of them, at the pupils' address of the rules. */
export const OWN_AWARDS = 'conquistas';

/** Achievements, each with what it is for and what it brought. */
export function Awards({ of }: { of: readonly Achievement[] }) {
  return (
    <ul className="awards">
      {of.map(({ type, name, description, points, unlockedAt }) => (
        <li key={type}>
          <Square tone={unlockedAt === null ? 'plain' : 'sun'} small>
            <Trophy className="icon" />
          </Square>
          <div className="awards-words">
            <p>
              <b>{name}</b>
            </p>
            <p>{description}</p>
          </div>
          <span className="awards-points">{text.gained(formatCount(points))}</span>
        </li>
      ))}
    </ul>
  );
}
