import { useId } from 'react';

import type { ChosenSkill, DescribedSkill } from './chosen-skill';
import { SkillTicks } from './skill-ticks';
import { skillsText as text } from './skills.text';

/** So many of what is suggested are ticked at once: those that the server would take by itself. */
export const BEST = 2;

interface SuggestedSkillsProps {
  /** That which fits best first. */
  skills: readonly DescribedSkill[];
  /** None of them is for the topic, and none was ticked. */
  areNear: boolean;
  chosen: readonly ChosenSkill[];
  isFull: boolean;
  onTurn: (skill: DescribedSkill, isChosen: boolean) => void;
}

/** What the catalogue has that comes near the topic, each with a tick. */
export function SuggestedSkills({ skills, areNear, chosen, isFull, onTurn }: SuggestedSkillsProps) {
  const title = useId();
  return (
    <div>
      <p id={title} className="text-sm font-medium">
        {areNear ? text.nearest : text.suggestions}
      </p>
      <p className="text-xs text-subtle">
        {areNear ? text.nearestOnly : text.best(Math.min(skills.length, BEST))}
      </p>
      <SkillTicks aria-labelledby={title} skills={skills} chosen={chosen} isFull={isFull} onTurn={onTurn} />
    </div>
  );
}
