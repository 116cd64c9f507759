import { type ReactNode, useId } from 'react';

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

/**
 * How much of each skill was right, that of which most is lacking first; of those with few answers, no rate. What a class
 * answered together stands apart from what its pupils did.
 */
export function SkillRates({ skills, retake }: SkillRatesProps) {
  const known = skills.filter(({ enough }) => enough);
  const early = skills.filter(({ enough }) => !enough);
  const isOfClass = skills.length > 0 && skills.every(isOfClassAlone);
  const apartOf = (skill: SkillRate) => (isOfClass ? null : apartWords(skill));
  const id = useId();
  return (
    <>
      {isOfClass ? <p className="skill-rates-whose">{text.ofClass}</p> : null}
      {known.length > 0 ? (
        <ul className="skill-rates">
          {known.map((skill) => (
            <li key={skill.skillId ?? 'none'}>
              <Line
                name={
                  <>
                    {skill.name}
                    {retake?.skillId === skill.skillId ? (
                      <b className="skill-rates-first"> {text.first}</b>
                    ) : null}
                  </>
                }
              >
                <b>{percentText(skill.hitRate)}</b>{' '}
                <span className="text-subtle">{text.of(skill.hits, skill.answers)}</span>
              </Line>
              <Meter percent={skill.hitRate} />
              <Apart words={apartOf(skill)} />
            </li>
          ))}
        </ul>
      ) : null}
      {early.length > 0 ? (
        <div className="skill-rates-early">
          <p id={id}>{known.length > 0 ? text.fewOfThese : text.few}</p>
          <ul aria-labelledby={id}>
            {early.map((skill) => (
              <li key={skill.skillId ?? 'none'}>
                <Line name={skill.name}>{text.right(skill.hits, skill.answers)}</Line>
                <Apart words={apartOf(skill)} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <p className="skill-rates-line">
    <span className="skill-rates-name">{name}</span> <span>{children}</span>
  </p>
);

const Apart = ({ words }: { words: string | null }) =>
  words === null ? null : <p className="skill-rates-apart">{words}</p>;

const isOfClassAlone = ({ by, apart }: SkillRate): boolean => by === 'projetada' && apart === null;

/** What the others answered, which no rate counts; of pupils' answers alone there is nothing to say. */
function apartWords(skill: SkillRate): string | null {
  const { by, apart } = skill;
  if (isOfClassAlone(skill)) return text.classAlone;
  if (apart === null) return null;
  return text.apart[by === 'impressa' ? 'projetada' : 'impressa'](apart.hits, apart.answers);
}
