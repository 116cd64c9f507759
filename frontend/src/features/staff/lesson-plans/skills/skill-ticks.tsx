import { Badge } from '@/kit/ui/badge';

import type { ChosenSkill, DescribedSkill } from './chosen-skill';

import '@/kit/form/fields/check.css';
import './skill-ticks.css';

interface SkillTicksProps<S extends DescribedSkill> {
  skills: readonly S[];
  chosen: readonly ChosenSkill[];
  isFull: boolean;
  onTurn: (skill: S, isChosen: boolean) => void;
  /** What else is said of a skill, in small letters. */
  detailOf?: (skill: S) => string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Skills with their words, each with a tick. */
export function SkillTicks<S extends DescribedSkill>(props: SkillTicksProps<S>) {
  const { skills, chosen, isFull, onTurn, detailOf, ...named } = props;
  return (
    <ul className="skill-ticks" {...named}>
      {skills.map((skill) => {
        const isChosen = chosen.some(({ code }) => code === skill.code);
        return (
          <li key={skill.code}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={({ target }) => onTurn(skill, target.checked)}
              />
              <Badge tone="info">{skill.code}</Badge>
              <span>
                {skill.description}
                {detailOf ? <span className="block text-xs text-subtle">{detailOf(skill)}</span> : null}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
