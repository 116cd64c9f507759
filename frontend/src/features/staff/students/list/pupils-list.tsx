import { GraduationCap, Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { A_PAGE, type Pupil, type PupilPage } from '@/api/people/pupils';
import { today } from '@/domain/dates';
import { Pager } from '@/kit/data/pager';
import type { Selection } from '@/kit/data/table/selection';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import type { ReadState } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import type { Deed } from '../deeds/deed';
import { studentsText } from '../students.text';
import { useActivation } from '../use-activation';
import { useSchoolClasses } from '../use-school-classes';
import { NO_CLASS, type StudentsAddress } from '../use-students-address';
import { listText as text } from './list.text';
import { PupilsTable } from './pupils-table';

interface PupilsListProps {
  schoolId: number;
  view: StudentsAddress;
  pupils: ReadState<PupilPage> & { stale: boolean };
  /** What fills an empty school; null for who may not. */
  emptyActions: ReactNode;
  selection: Pick<Selection<Pupil>, 'chosen' | 'onChange'> | null;
  onDeed: (deed: Deed) => void;
}

/** A page of the list, in each of its states. */
export function PupilsList(props: PupilsListProps) {
  const { view, pupils } = props;
  return (
    <ResourceView
      resource={pupils}
      loading={
        <Card>
          <Loading text={studentsText.loading}>
            <SkeletonLines lines={6} />
          </Loading>
        </Card>
      }
      renderFailed={(error, retry) => (
        <Card>
          <ErrorState
            title={studentsText.failed}
            detail={error.sentence(studentsText.failedDetail)}
            onRetry={retry}
          />
        </Card>
      )}
    >
      {(page) => (
        <>
          <p className="text-sm text-muted" role="status" tabIndex={-1}>
            {pupils.stale ? text.searching : page.total > 0 || view.isFiltered ? text.found(page.total) : ''}
            <span className="pupils-table-day">{text.printedOn(today())}</span>
          </p>
          <Card aria-busy={pupils.stale}>
            {page.students.length === 0 ? <None {...props} page={page} /> : <Some {...props} page={page} />}
          </Card>
        </>
      )}
    </ResourceView>
  );
}

type PageProps = PupilsListProps & { page: PupilPage };

function Some({ schoolId, view, page, selection, onDeed }: PageProps) {
  const { address, change } = view;
  const activate = useActivation(schoolId);
  const { nameOf } = useSchoolClasses(schoolId);
  const first = (page.page - 1) * A_PAGE;
  return (
    <>
      <PupilsTable
        pupils={page.students}
        classOf={nameOf}
        open={Number(address.aluno)}
        selection={selection}
        onOpen={({ id }, aba) => change({ aluno: String(id), aba, quiz: null })}
        onDeed={(what, pupil) => onDeed({ what, pupil })}
        onActivate={activate}
      />
      <Pager
        shown={text.shown(first + 1, first + page.students.length, page.total)}
        page={page.page}
        pages={page.pages}
        onPage={(next) => {
          change({ pagina: next === 1 ? null : String(next) });
          document.querySelector('h1')?.scrollIntoView();
        }}
      />
    </>
  );
}

function None({ schoolId, view, page, emptyActions }: PageProps) {
  const { search, isFiltered, clear, narrow, address, change } = view;
  const classes = useSchoolClasses(schoolId);
  if (page.total > 0) {
    return (
      <Empty
        title={text.pageGone}
        action={<Button onClick={() => change({ pagina: null })}>{text.firstPage}</Button>}
      />
    );
  }
  if (!isFiltered) {
    return (
      <Empty title={text.empty} icon={<GraduationCap className="icon icon-l" />} action={emptyActions}>
        {emptyActions ? text.emptyDetail : text.emptyForOthers}
      </Empty>
    );
  }
  const { turma, situacao } = address;
  const named = [...classes.open, ...classes.archived].find(({ id }) => String(id) === turma)?.name;
  const where = [
    ...(turma === NO_CLASS ? [text.inNoClass] : named ? [text.inClass(named)] : []),
    ...(situacao ? [text.inState[situacao]] : []),
  ].join('');
  const isNarrowed = turma !== null || situacao !== null;
  return (
    <Empty
      title={text.none}
      icon={<Search className="icon icon-l" />}
      action={
        <>
          {isNarrowed && search !== '' ? (
            <Button onClick={() => narrow({ turma: null, situacao: null })}>{text.wholeSchool}</Button>
          ) : null}
          <Button variant="text" onClick={clear}>
            {text.clear}
          </Button>
        </>
      }
    >
      {search === '' ? text.noneHere(where) : toldOf(search.trim(), where)}
    </Empty>
  );
}

const toldOf = (search: string, where: string) =>
  where === '' ? text.noneAtAll(search) : text.noneSearched(search, where);
