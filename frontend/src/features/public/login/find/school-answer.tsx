import { useEffect, useId, useRef, useState } from 'react';

import { type ReferenceSchool, useReferenceSchool } from '@/api/reference';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/choice/segmented';
import { Note } from '@/kit/ui/note';
import { isStage, type Stage, stageLabels, stages } from '@/domain/index/stage';
import { paths } from '@/domain/paths';

import { answerText as text } from './answer.text';
import type { Loaded } from './count-sentence';
import { StageAnswer } from './stage-answer';

interface SchoolAnswerProps {
  inepCode: string;
  loaded: Loaded;
  /** How often a school was chosen on this page; 0 where the address or the search alone names it. */
  times: number;
}

const loading = (
  <section className="card">
    <Loading quiet text={text.loading}>
      <SkeletonLines lines={5} />
    </Loading>
  </section>
);

/** A school's newest index, how far it is from the next tenth, and the way to registration. */
export function SchoolAnswer({ inepCode, loaded, times }: SchoolAnswerProps) {
  return (
    <ResourceView
      resource={useReferenceSchool(inepCode)}
      loading={loading}
      failed={text.failed}
      noneFound={<Note>{text.gone}</Note>}
    >
      {(school) => <Answer school={school} newest={loaded?.editions.at(-1)} times={times} />}
    </ResourceView>
  );
}

/** The stages in the order of schooling; the first with an index is shown first. */
const stagesOf = ({ outlooks }: ReferenceSchool) =>
  stages.filter((stage) => outlooks.some((outlook) => outlook.stage === stage));

function firstOf(school: ReferenceSchool): Stage | undefined {
  const told = stagesOf(school);
  const hasIndex = (stage: Stage) =>
    school.results.some((result) => result.stage === stage && result.idebScore !== null);
  return told.find(hasIndex) ?? told[0];
}

interface AnswerProps {
  school: ReferenceSchool;
  newest: number | undefined;
  times: number;
}

function Answer({ school, newest, times }: AnswerProps) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  // Who chose a school is led to what is said of it: it stands below the list.
  useEffect(() => {
    if (times === 0) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [times]);
  const [stage, setStage] = useState(() => firstOf(school));
  const options = stagesOf(school).map((value) => ({ value, label: stageLabels[value] }));
  const years = school.results.flatMap(({ year, idebScore }) => (idebScore === null ? [] : [year]));
  return (
    <section ref={card} className="card school-answer" aria-labelledby={heading} aria-live="polite">
      {options.length > 1 && stage ? (
        <Segmented
          legend={text.stages}
          options={options}
          value={stage}
          onChange={(next) => (isStage(next) ? setStage(next) : undefined)}
          className="school-answer-stages"
        />
      ) : null}
      <StageAnswer school={school} stage={stage} newest={newest} heading={heading} />
      <div className="school-answer-foot">
        <ButtonLink variant="primary" to={`${paths.register}?inep=${school.inepCode}`}>
          {text.register}
        </ButtonLink>
        <span className="text-sm text-muted">
          {years.length === 0 ? text.minute : text.since(Math.min(...years))}
        </span>
      </div>
    </section>
  );
}
