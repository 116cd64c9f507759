import { NotebookPen } from 'lucide-react';

import { everySkill, useBnccSkills } from '@/api/bncc';
import type { ClassSimulationDetail, SkillRate } from '@/api/class-simulations/class-simulations';
import { useClasses } from '@/api/classes';
import { useSkills } from '@/api/questions/questions';
import { isBnccCode } from '@/domain/bncc/code';
import { disciplineOf } from '@/domain/bncc/discipline';
import { planFor } from '@/domain/lesson/plan-for';
import { ButtonLink } from '@/kit/ui/button';

import { resultText as text } from './result.text';

/** From here on a skill is not taught again, as the server says it too. */
const LEARNT = 70;

interface PlanForGapProps {
  simulation: ClassSimulationDetail;
  skill: SkillRate;
}

/** From a skill that the class lacks to a plan for it; nothing for what it has learnt. */
export function PlanForGap({ simulation, skill }: PlanForGapProps) {
  return skill.skillId === null || skill.hitRate >= LEARNT ? null : (
    <Gap simulation={simulation} skill={skill} />
  );
}

function Gap({ simulation, skill }: PlanForGapProps) {
  const { schoolId, classId, subjectId, subjectName } = simulation;
  const grade = useClasses(schoolId, false).data?.find(({ id }) => id === classId)?.year;
  const known = useSkills(schoolId, subjectId).data?.find(({ id }) => id === skill.skillId);
  // A code of the BNCC has its words in the catalogue, a descriptor brings them along.
  const code = [known?.name ?? skill.name].find(isBnccCode);
  const found = useBnccSkills(code ? { ...everySkill, q: code } : null).data?.[0];
  const said = found?.skills.find((one) => one.code === code)?.description;
  const to = planFor({
    subject: disciplineOf(subjectName),
    grade: grade ?? null,
    topic: said ?? known?.text ?? skill.name,
    codes: code ? [code] : [],
    classId,
    reason: { kind: 'gap', skill: skill.name, hits: skill.hits, answers: skill.answers },
  });
  return (
    <ButtonLink to={to} variant="text" flush className="no-print" aria-label={text.planForGapOf(skill.name)}>
      <NotebookPen className="icon icon-s" />
      {text.planForGap}
    </ButtonLink>
  );
}
