import type { SkillRate } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/class-simulation/figures';
import { Meter } from '@/kit/data/figure/meter';

import { skillRatesText as text } from './skill-rates.text';

import './skill-rates.css';

interface SkillRatesProps {
  skills: readonly SkillRate[];
  /** The one to teach again first. */
  retake: SkillRate | null;
}

/** How much of each skill was right, that of which most is lacking first. */
export function SkillRates({ skills, retake }: SkillRatesProps) {
  return (
    <ul className="skill-rates">
      {skills.map((skill) => (
        <li key={skill.skillId ?? 'none'}>
          <p className="skill-rates-line">
            <span className="skill-rates-name">
              {skill.name}
              {retake?.skillId === skill.skillId ? <b className="skill-rates-first"> {text.first}</b> : null}
            </span>
            <span className="skill-rates-figure">
              <b>{percentText(skill.hitRate)}</b>{' '}
              <span className="text-subtle">{text.of(skill.hits, skill.answers)}</span>
            </span>
          </p>
          <Meter percent={skill.hitRate} />
          {skill.enough ? null : <p className="skill-rates-few">{text.few}</p>}
        </li>
      ))}
    </ul>
  );
}
