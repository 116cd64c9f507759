import type { BnccSkill } from '@/api/bncc';
import { gradesOf } from '@/domain/bncc/grades';
import { Badge } from '@/kit/ui/badge';

import { bnccText as text } from './bncc.text';

import './skill-list.css';

/** Skills by their codes, each with what the BNCC says of it. */
export function SkillList({ skills }: { skills: readonly BnccSkill[] }) {
  return (
    <ul className="skill-list" aria-label={text.list}>
      {skills.map((skill) => (
        <li key={skill.code}>
          <p className="skill-list-head">
            <Badge tone="info" className="skill-list-code">
              {skill.code}
            </Badge>
            <span className="text-xs text-subtle">
              {[gradesOf(skill.code), skill.unit, skill.practice].filter((part) => part !== '').join(' • ')}
            </span>
          </p>
          <p>{skill.description}</p>
          {skill.objects.length > 0 ? (
            <p className="text-xs text-subtle">
              <span className="sr-only">{text.objects}: </span>
              {skill.objects.join('; ')}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
