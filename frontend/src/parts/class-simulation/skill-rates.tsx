import { type ReactNode, useId } from 'react';

import type { SkillRate } from '@/api/class-simulations/class-simulations';
import { percentText } from '@/domain/percent';
import { Meter } from '@/kit/data/figure/meter';

import { skillRatesText as text } from './skill-rates.text';

import './skill-rates.css';

interface SkillRatesProps {
  skills: readonly SkillRate[];
  /** The one to teach again first; others of the same rate are as urgent. */
  retake: SkillRate | null;
  /** What can be done about one of which enough is known. */
  renderDeed?: (skill: SkillRate) => ReactNode;
}

/** How much of each skill was right, that of which most is lacking first; of those with few answers, no rate. */
export function SkillRates({ skills, retake, renderDeed }: SkillRatesProps) {
  const known = skills.filter(({ enough }) => enough);
  const early = skills.filter(({ enough }) => !enough);
  const id = useId();
  return (
    <>
      {known.length > 0 ? (
        <ul className="skill-rates">
          {known.map((skill) => (
            <li key={skill.skillId ?? 'none'}>
              <p className="skill-rates-line">
                <span className="skill-rates-name">
                  {skill.name}
                  {retake && isAsLow(skill, retake) ? (
                    <b className="skill-rates-first"> {text.first}</b>
                  ) : null}
                </span>
                <span>
                  <b>{percentText(skill.hitRate)}</b>{' '}
                  <span className="text-subtle">{text.of(skill.hits, skill.answers)}</span>
                </span>
              </p>
              <Meter percent={skill.hitRate} />
              {skill.besideAnswers > 0 ? (
                <p className="skill-rates-beside">
                  {text.beside[skill.kind](skill.besideHits, skill.besideAnswers)}
                </p>
              ) : null}
              {renderDeed?.(skill)}
            </li>
          ))}
        </ul>
      ) : null}
      {early.length > 0 ? (
        <div className="skill-rates-early">
          <p id={id}>{known.length > 0 ? text.fewOfThese : text.few}</p>
          <ul aria-labelledby={id}>
            {early.map(({ skillId, name, hits, answers }) => (
              <li key={skillId ?? 'none'} className="skill-rates-line">
                <span className="skill-rates-name">{name}</span> <span>{text.right(hits, answers)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

const isAsLow = ({ skillId, hits, answers }: SkillRate, lowest: SkillRate): boolean =>
  skillId !== null && hits * lowest.answers === lowest.hits * answers;
