import { BookOpen, Presentation } from 'lucide-react';

import { type SchoolClass, useClasses } from '@/api/classes';
import { useSignedIn } from '@/api/session/session-context';
import { type Subject, useSubjects } from '@/api/subjects';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { staffPaths } from '@/domain/staff-paths';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import { classOf, subjectOf } from './chosen';
import { classMapText as text } from './class-map.text';
import { MapChoices } from './map-choices';
import { MapShapes } from './map-shapes';
import { MapView } from './map-view';
import { useMapAddress } from './use-map-address';

import '@/kit/layout/stack.css';

/** What each pupil of a class knows, what most of them lack, and what to do about it. */
export function ClassMapPage() {
  const { id: person, schoolId } = useSignedIn();
  const view = useMapAddress();
  const classes = useClasses(schoolId, false);
  const subjects = useSubjects(schoolId);
  useReadOnOpening();
  const of = classOf(classes.data ?? [], view.classId, person);
  const subject = of ? subjectOf(of, subjects.data ?? [], view.subjectId) : null;
  return (
    <>
      <BackLink to={staffPaths.classroom}>{text.back}</BackLink>
      <PageHead
        title={text.title}
        action={
          classes.data && classes.data.length > 0 && subjects.data ? (
            <MapChoices
              classes={classes.data}
              subjects={subjects.data}
              of={of}
              subject={subject}
              view={view}
            />
          ) : null
        }
      />
      <ResourceView
        resource={joined<SchoolClass[], Subject[]>(classes, subjects)}
        loading={<MapShapes />}
        renderFailed={(error, retry) => (
          <Card>
            <ErrorState title={text.listsFailed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
          </Card>
        )}
      >
        {([known]) =>
          of && subject ? (
            <MapView key={`${of.id} ${subject.id}`} of={of} subject={subject} view={view} />
          ) : (
            <Nothing isClassMissing={of === null} hasClasses={known.length > 0} />
          )
        }
      </ResourceView>
    </>
  );
}

/** Why there is no map to read. */
function Nothing({ isClassMissing, hasClasses }: { isClassMissing: boolean; hasClasses: boolean }) {
  const icon = <Presentation className="icon icon-l" />;
  if (isClassMissing && hasClasses) {
    return (
      <Card>
        <Empty title={text.notFound} icon={icon}>
          {text.notFoundDetail}
        </Empty>
      </Card>
    );
  }
  return (
    <Card>
      {isClassMissing ? (
        <Empty
          title={text.noClasses}
          icon={icon}
          action={<ButtonLink to={staffPaths.classroom}>{text.toClasses}</ButtonLink>}
        >
          {text.noClassesDetail}
        </Empty>
      ) : (
        <Empty
          title={text.noSubjects}
          icon={<BookOpen className="icon icon-l" />}
          action={<ButtonLink to={`${staffPaths.classroom}?aba=disciplinas`}>{text.toSubjects}</ButtonLink>}
        >
          {text.noSubjectsDetail}
        </Empty>
      )}
    </Card>
  );
}
