import { CalendarDays, Plus, Presentation } from 'lucide-react';
import { useState } from 'react';

import { type SchoolClass, useClasses, useCurrentYear } from '@/api/classes';
import { useMay } from '@/api/session/session-context';
import { stages } from '@/domain/index/stage';
import { shifts } from '@/domain/shift';
import { staffPaths } from '@/domain/staff-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { useAhead } from '@/kit/browser/use-ahead';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Recount } from '@/parts/classes/recount';

import { schoolYearText } from '../year/school-year.text';
import { enrolledIn } from './class-filter';
import { ClassFilters } from './class-filters';
import { ClassArchiving, ClassRemoval } from './class-removal';
import { ClassStages } from './class-stages';
import { classesText as text } from './classes.text';

const classDialog = lazyDialog(
  () => import('./class-dialog').then((module) => module.ClassDialog),
  ({ onClose }) => onClose,
);
const yearDialog = lazyDialog(
  () => import('../year/school-year-dialog').then((module) => module.SchoolYearDialog),
  ({ onClose }) => onClose,
);

const IMPORT = `${staffPaths.students}?importar=alunos`;

/** What stands over the page. */
type Open =
  | { what: 'form'; known: SchoolClass | null; begin?: 'teacher' }
  | { what: 'removal' | 'archiving'; asked: SchoolClass }
  | { what: 'year' };

/** The school's classes, stage by stage. */
export function ClassesTab({ schoolId }: { schoolId: number }) {
  useAhead(classDialog.preload, yearDialog.preload);
  const [address, change] = useQueryState({ etapa: stages, turno: shifts, arquivadas: ['sim'] });
  const mayImport = useMay('pupil.import');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const archived = address.arquivadas !== null;
  const classes = useClasses(schoolId, archived);
  const year = useCurrentYear(schoolId).data;
  const close = () => setOpen(null);
  const filter = { stage: address.etapa, shift: address.turno, search };
  const isFiltered = filter.stage !== null || filter.shift !== null || search.trim() !== '';
  const create = (label: string) => (
    <Button variant="primary" disabled={!year} onClick={() => setOpen({ what: 'form', known: null })}>
      <Plus className="icon icon-s" />
      {label}
    </Button>
  );
  const clear = () => {
    setSearch('');
    change({ etapa: null, turno: null });
  };

  return (
    <div className="stack">
      <div className="row row-between">
        <p className="text-muted">{classes.data ? sentence(classes.data, archived) : null}</p>
        <div className="row">
          <Button variant="text" disabled={!year} onClick={() => setOpen({ what: 'year' })}>
            <CalendarDays className="icon icon-s" />
            {schoolYearText.open}
          </Button>
          <Recount schoolId={schoolId} />
          {classes.data?.length === 0 && !archived ? null : create(text.create.title)}
        </div>
      </div>
      {classes.data?.length === 0 && !archived ? null : (
        <ClassFilters
          filter={filter}
          archived={archived}
          onFilter={({ search: typed, stage, shift }) => {
            if (typed !== undefined) setSearch(typed);
            if (stage !== undefined) change({ etapa: stage });
            if (shift !== undefined) change({ turno: shift });
          }}
          onArchived={(next) => change({ arquivadas: next ? 'sim' : null })}
        />
      )}
      <ResourceView
        resource={classes}
        loading={text.loading}
        renderFailed={(_, retry) => (
          <Card>
            <ErrorState title={text.failed} detail={text.failedDetail} onRetry={retry} />
          </Card>
        )}
        empty={
          <Card>
            {archived ? (
              <Empty title={text.noneArchived} />
            ) : (
              <Empty
                title={text.empty}
                icon={<Presentation className="icon icon-l" />}
                action={
                  <>
                    {create(text.first)}
                    {mayImport ? <ButtonLink to={IMPORT}>{text.import}</ButtonLink> : null}
                    <Button variant="text" onClick={() => change({ arquivadas: 'sim' })}>
                      {text.showArchived}
                    </Button>
                  </>
                }
              >
                {text.emptyDetail}
              </Empty>
            )}
          </Card>
        }
      >
        {(known) => (
          <ClassStages
            schoolId={schoolId}
            classes={known}
            filter={filter}
            onClear={isFiltered ? clear : null}
            onEdit={(it) => setOpen({ what: 'form', known: it })}
            onChooseTeacher={(it) => setOpen({ what: 'form', known: it, begin: 'teacher' })}
            onArchive={(asked) => setOpen({ what: 'archiving', asked })}
            onRemove={(asked) => setOpen({ what: 'removal', asked })}
          />
        )}
      </ResourceView>
      {open?.what === 'form' && year ? (
        <classDialog.Component
          schoolId={schoolId}
          known={open.known}
          begin={open.begin ?? 'name'}
          year={year.year}
          onClose={close}
        />
      ) : null}
      {open?.what === 'removal' ? (
        <ClassRemoval schoolId={schoolId} asked={open.asked} onClose={close} />
      ) : null}
      {open?.what === 'archiving' ? (
        <ClassArchiving schoolId={schoolId} asked={open.asked} onClose={close} />
      ) : null}
      {open?.what === 'year' && year ? (
        <yearDialog.Component schoolId={schoolId} known={year} onClose={close} />
      ) : null}
    </div>
  );
}

/** What the list comes to: how many there are, and what is lacking. */
function sentence(classes: readonly SchoolClass[], archived: boolean): string {
  if (archived) return text.archivedCount(classes.length);
  const untaught = classes.filter(({ teacherId }) => !teacherId).length;
  const counts = text.counts(classes.length, enrolledIn(classes));
  return untaught === 0 ? counts : `${counts} ${text.untaught(untaught)}`;
}
