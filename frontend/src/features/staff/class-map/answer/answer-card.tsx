import { BookOpen, Target } from 'lucide-react';
import { useId } from 'react';

import type { ClassMastery, MapSkill } from '@/api/learning/mastery-map';
import { useMay } from '@/api/session/session-context';
import { actionFor } from '@/domain/action/action-for';
import type { ActionType } from '@/domain/action/words';
import { disciplineOf } from '@/domain/bncc/discipline';
import { today } from '@/domain/dates';
import { namedClass } from '@/domain/school/class-name';
import { AnswerHead } from '@/kit/ui/answer/answer';
import { ButtonLink } from '@/kit/ui/button';

import type { MapOf } from '../map-of';
import { codeOf, insideOf } from '../skill-words';
import { mapAnswerText as text } from './answer.text';
import { skillPlan } from './skill-plan';

/** Fewer pupils say little of their class. */
const FEW = 5;

interface AnswerCardProps extends MapOf {
  map: ClassMastery;
}

/** Which skill most pupils have to strengthen, and the two ways to go on from there. */
export function AnswerCard({ map, of, subject }: AnswerCardProps) {
  const id = useId();
  const mayAct = useMay('action.create');
  const skill = map.skills.find(({ toStrengthen }) => toStrengthen > 0);
  if (!skill) return <NoneToStrengthen map={map} />;
  const { name, asks, toStrengthen, answered } = skill;
  const code = codeOf(name);
  const silent = map.pupils.length - answered;
  return (
    <section className="card answer no-print" aria-labelledby={id}>
      <AnswerHead
        id={id}
        label={text.label}
        figure={
          <>
            {toStrengthen} <small>{text.of(answered)}</small>
          </>
        }
        title={titleOf(skill)}
      >
        <p>
          {text.why(toStrengthen, answered)} {silent > 0 ? text.silent(silent) : null}
        </p>
      </AnswerHead>
      <div className="answer-foot">
        <ButtonLink variant="primary" to={skillPlan(skill, of, subject)}>
          <BookOpen className="icon icon-s" />
          {text.plan(code)}
        </ButtonLink>
        {mayAct ? (
          <ButtonLink
            to={actionFor({
              title: text.actionTitle(code, namedClass(of.name)),
              description: text.actionDescription(
                asks === null ? name : text.named(name, insideOf(asks)),
                toStrengthen,
                answered,
                today(),
              ),
              type: typeOf(subject.name),
              students: toStrengthen,
            })}
          >
            <Target className="icon icon-s" />
            {text.action}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** Only where most of those who answered have it to strengthen, the class has. */
function titleOf({ name, asks, toStrengthen, answered }: MapSkill): string {
  const said = asks === null ? codeOf(name) : text.named(codeOf(name), insideOf(asks));
  if (answered < FEW) return text.early(said);
  return toStrengthen * 2 >= answered ? text.reinforce(said) : text.first(said);
}

function NoneToStrengthen({ map }: { map: ClassMastery }) {
  const id = useId();
  const answered = map.pupils.filter((pupil) => pupil.answered > 0).length;
  return (
    <section className="card answer no-print" aria-labelledby={id}>
      <AnswerHead
        id={id}
        label={text.label}
        figure={
          <>
            0 <small>{text.of(answered)}</small>
          </>
        }
        title={text.none}
      >
        <p>{text.whyNone(answered)}</p>
      </AnswerHead>
    </section>
  );
}

function typeOf(subject: string): ActionType {
  const discipline = disciplineOf(subject);
  return discipline === 'lingua_portuguesa' || discipline === 'matematica' ? discipline : 'outro';
}
