import { useState } from 'react';

import { suggestSkills } from '@/api/lessons/generate-plan';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import type { DescribedSkill, SkillPlace } from './chosen-skill';
import { skillsText as text } from './skills.text';

interface Suggestion extends SkillPlace {
  skills: readonly DescribedSkill[];
  /** None is for the topic: they share words with it. */
  areNear: boolean;
  said: string | null;
}

const NOTHING: Suggestion = { discipline: null, grade: null, skills: [], areNear: false, said: null };

/** Asks what of the catalogue comes near the topic; what was found for another discipline or grade is let go. */
export function useSuggestion(
  { discipline, grade }: SkillPlace,
  topic: string,
  onFound: (skills: readonly DescribedSkill[]) => void,
) {
  const [found, setFound] = useState(NOTHING);
  const [isMissing, setMissing] = useState(false);
  const asking = useAction(suggestSkills, { fallback: text.tryAgain, onDone: take });

  function take({ objectives, nearest, among, loaded }: Awaited<ReturnType<typeof suggestSkills>>) {
    const areNear = objectives.length === 0;
    const skills = areNear ? nearest : objectives;
    // Why there is none of the year stands there by itself.
    const said = skills.length === 0 && loaded && among > 0 ? text.noneNear : null;
    setFound({ discipline, grade, skills, areNear, said });
    onFound(objectives);
    if (!areNear) toast.success(text.suggested);
  }

  function ask() {
    setFound(NOTHING);
    asking.refuse(null);
    const isKnown = discipline !== null && grade !== null && topic.trim() !== '';
    setMissing(!isKnown);
    if (isKnown) asking.run({ subject: discipline, grade, topic: topic.trim() });
  }

  const isOfNow = found.discipline === discipline && found.grade === grade;
  return {
    ask,
    pending: asking.pending,
    refusal: asking.refusal,
    isMissing,
    skills: isOfNow ? found.skills : [],
    areNear: found.areNear,
    said: isOfNow ? found.said : null,
  };
}
