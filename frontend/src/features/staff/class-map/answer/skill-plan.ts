import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';
import { isBnccCode } from '@/domain/bncc/code';
import { disciplineOf } from '@/domain/bncc/discipline';
import { planFor } from '@/domain/lesson/plan-for';

interface SkillToPlan {
  name: string;
  asks: string | null;
  toStrengthen: number;
  answered: number;
}

/** The address of a request for a plan on what pupils of a class have to strengthen. */
export const skillPlan = (skill: SkillToPlan, of: SchoolClass, subject: Pick<Subject, 'name'>): string =>
  planFor({
    subject: disciplineOf(subject.name),
    grade: of.year,
    topic: skill.asks ?? skill.name,
    codes: isBnccCode(skill.name) ? [skill.name] : [],
    classId: of.id,
    reason: {
      kind: 'mastery',
      skill: skill.name,
      toStrengthen: skill.toStrengthen,
      answered: skill.answered,
    },
  });
