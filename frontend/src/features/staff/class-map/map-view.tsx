import { Grid3x3 } from 'lucide-react';

import { type ClassMastery, useClassMastery } from '@/api/learning/mastery-map';
import { useClassProjection } from '@/api/learning/projection';
import { questionBank } from '@/domain/question/paths';
import { namedClass } from '@/domain/school/class-name';
import { cardsOfClass } from '@/domain/staff-paths';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { AnswerCard } from './answer/answer-card';
import { classMapText as text } from './class-map.text';
import { HeatCard } from './heat/heat-card';
import { HelpCard } from './help/help-card';
import type { MapOf } from './map-of';
import { MapShapes } from './map-shapes';
import { GainsCard } from './projection/gains-card';
import { ProjectionCard } from './projection/projection-card';
import type { MapAddress } from './use-map-address';

import '@/kit/layout/grid.css';
import '@/kit/layout/stack.css';

/** The map of a class in a subject, from its answer to its evidence. */
export function MapView({ of, subject, view }: MapOf & { view: MapAddress }) {
  const map = useClassMastery({ id: of.id, subject: subject.id });
  const projection = useClassProjection(of.id);
  return (
    <ResourceView
      resource={map}
      loading={<MapShapes />}
      noneFound={
        <Card>
          <Empty title={text.notFound} icon={<Grid3x3 className="icon icon-l" />}>
            {text.notFoundDetail}
          </Empty>
        </Card>
      }
      renderFailed={(error, retry) => (
        <Card>
          <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
        </Card>
      )}
    >
      {(known) => {
        const hasAnswers = known.skills.some(({ answered }) => answered > 0);
        return (
          <div className="stack">
            {hasAnswers ? <AnswerCard map={known} of={of} subject={subject} /> : null}
            {hasAnswers ? (
              <div className="grid-1-1 grid-top no-print">
                <HelpCard help={known.help} />
                <ProjectionCard projection={projection} subject={subject} />
              </div>
            ) : (
              <>
                <NoAnswers of={of} subject={subject} />
                <ProjectionCard projection={projection} subject={subject} />
              </>
            )}
            <GainsCard projection={projection} of={of} subject={subject} />
            {hasAnswers ? <Heat map={known} of={of} subject={subject} view={view} /> : null}
          </div>
        );
      }}
    </ResourceView>
  );
}

/** Skills that nobody of the class answered say nothing here. */
function Heat({ map, of, subject, view }: MapOf & { map: ClassMastery; view: MapAddress }) {
  const shown = map.skills.map(({ answered }) => answered > 0);
  const answered: ClassMastery = {
    ...map,
    skills: map.skills.filter((_, place) => shown[place]),
    pupils: map.pupils.map((pupil) => ({
      ...pupil,
      cells: pupil.cells.filter((_, place) => shown[place]),
    })),
  };
  return (
    <HeatCard
      map={answered}
      unasked={map.skills.length - answered.skills.length}
      of={of}
      subject={subject}
      view={view}
    />
  );
}

const NoAnswers = ({ of, subject }: MapOf) => (
  <Card className="no-print">
    <Empty
      title={text.empty}
      icon={<Grid3x3 className="icon icon-l" />}
      action={
        <>
          <ButtonLink variant="primary" to={questionBank}>
            {text.toQuestions}
          </ButtonLink>
          <ButtonLink to={cardsOfClass(String(of.id))}>{text.toCards}</ButtonLink>
        </>
      }
    >
      {text.emptyDetail(namedClass(of.name), subject.name)}
    </Empty>
  </Card>
);
