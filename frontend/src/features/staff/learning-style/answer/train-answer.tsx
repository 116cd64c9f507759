import { useId } from 'react';

import { type SkillMastery, useMastery } from '@/api/pupil/own';
import { trainNext } from '@/domain/quiz/mastery';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { AnswerHead } from '@/kit/ui/answer/answer';
import { ButtonLink } from '@/kit/ui/button';

import { styleText } from '../learning-style.text';
import { answerText as text } from './answer.text';

interface TrainAnswerProps {
  pupil: number;
  firstName: string;
  /** The skills that are recommended. */
  recommended: readonly number[];
  /** Where the recommendations are; null where there are none. */
  recommendations: string | null;
}

/** What the page is opened for: what this pupil should train next, by mastery and nothing else. */
export function TrainAnswer({ pupil, firstName, recommended, recommendations }: TrainAnswerProps) {
  const id = useId();
  const mastery = useMastery(pupil);
  return (
    <ResourceView resource={mastery} failed={text.failed} loading={<Waiting />}>
      {(skills) => (
        <section className="card answer" aria-labelledby={id}>
          <Answer id={id} of={skills} firstName={firstName} recommended={recommended} />
          {recommendations === null ? null : (
            <div className="answer-foot">
              <ButtonLink variant="primary" to={recommendations} replace>
                {text.see}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
    </ResourceView>
  );
}

const Waiting = () => (
  <Loading quiet text={styleText.loading}>
    <div className="card answer">
      <Skeleton className="h-24 w-full" />
    </div>
  </Loading>
);

interface AnswerProps extends Pick<TrainAnswerProps, 'firstName' | 'recommended'> {
  id: string;
  of: readonly SkillMastery[];
}

function Answer({ id, of, firstName, recommended }: AnswerProps) {
  const known = of.filter(({ level }) => level !== 'sem_resposta');
  const mastered = known.filter(({ level }) => level === 'domina').length;
  const [first, second] = trainNext(of, recommended);
  const toTrain = known.filter(({ level }) => level === 'treinar').length;
  const shape = { id, label: text.label };
  if (known.length === 0) {
    return (
      <AnswerHead
        {...shape}
        figure={
          <>
            {text.none} <small>{text.noneOf}</small>
          </>
        }
        title={text.unknown(firstName)}
      >
        <p>{text.unknownDetail}</p>
      </AnswerHead>
    );
  }
  const figure = (
    <>
      {mastered} <small>{text.of(known.length)}</small>
    </>
  );
  if (!first) {
    return (
      <AnswerHead {...shape} figure={figure} title={text.allMastered(firstName)}>
        <p>{text.allMasteredDetail}</p>
      </AnswerHead>
    );
  }
  return (
    <AnswerHead {...shape} figure={figure} title={text.train(firstName, first.skill)}>
      <p>
        {toTrain === 0 ? text.near(first.mastery) : text.lowest(toTrain, first.mastery)}{' '}
        {toTrain > 1 && second ? `${text.after(second.skill)} ` : null}
        {text.how}
      </p>
    </AnswerHead>
  );
}
