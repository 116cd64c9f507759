import { CircleCheck, CircleDashed, CircleDot, Dumbbell } from 'lucide-react';

import type { SkillMastery } from '@/api/pupil/own';
import { bySubject, lightsOf } from '@/domain/quiz/mastery';
import { Panel } from '@/parts/pupil/page/panel';

import { resultsText } from './results.text';

const text = resultsText.skills;

const icons = { domina: CircleCheck, quase: CircleDot, treinar: Dumbbell, sem_resposta: CircleDashed };

/** The skills of each subject, in words: what to train stands first. */
export function Skills({ of }: { of: readonly SkillMastery[] }) {
  return bySubject(of).map(([subject, skills]) => (
    <Panel key={subject}>
      <h3 className="student-results-subject">
        {subject}{' '}
        <span>{text.of(skills.filter(({ level }) => level === 'domina').length, skills.length)}</span>
      </h3>
      <ul>
        {skills.map((skill) => (
          <Skill key={skill.skillId} of={skill} />
        ))}
      </ul>
    </Panel>
  ));
}

function Skill({ of }: { of: SkillMastery }) {
  const lights = lightsOf[of.level];
  const Icon = icons[of.level];
  return (
    <li className="student-results-skill">
      <span>{of.skill}</span>
      <span className="student-results-lights" role="img" aria-label={text.lights(lights)}>
        {[1, 2, 3].map((light) => (
          <i key={light} data-on={light <= lights} />
        ))}
      </span>
      <span className="student-results-word" data-level={of.level}>
        <Icon className="icon icon-s" />
        {text.words[of.level]}
      </span>
    </li>
  );
}
