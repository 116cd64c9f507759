import { useId } from 'react';

import { Badge } from '@/kit/ui/badge';

import type { DescribedSkill } from './chosen-skill';
import { skillsText as text } from './skills.text';

import '@/kit/form/fields/check.css';
import './skill-picker.css';

/** So many of what is suggested are ticked at once: those that the server would take by itself. */
export const BEST = 2;

interface SuggestedSkillsProps {
  /** That which fits best first. */
  skills: readonly DescribedSkill[];
  chosen: readonly string[];
  isFull: boolean;
  onTurn: (skill: DescribedSkill, isChosen: boolean) => void;
}

/** What the catalogue has that comes near the topic, each with a tick. */
export function SuggestedSkills({ skills, chosen, isFull, onTurn }: SuggestedSkillsProps) {
  const title = useId();
  return (
    <div>
      <p id={title} className="text-sm font-medium">
        {text.suggestions}
      </p>
      <p className="text-xs text-subtle">{text.best(Math.min(skills.length, BEST))}</p>
      <ul className="skill-picker" aria-labelledby={title}>
        {skills.map((skill) => {
          const isChosen = chosen.includes(skill.code);
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
                <span>{skill.description}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
