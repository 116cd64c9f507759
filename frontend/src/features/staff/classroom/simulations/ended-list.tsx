import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import {
  type ClassSimulation,
  type SimulationFilter,
  type SimulationList,
  useClassSimulations,
} from '@/api/class-simulations/class-simulations';
import type { SchoolClass } from '@/api/classes';
import { percentText } from '@/domain/percent';
import { kindLabels } from '@/domain/class-simulation/kind';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { formatDate } from '@/domain/dates';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { FilterChoice, Filters } from '@/kit/data/filters';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { Segmented } from '@/kit/ui/choice/segmented';

import { simulationsText } from './simulations.text';

const text = simulationsText.ended;

const statuses = (['concluida', 'abandonada'] as const).map((value) => ({ value, label: text[value] }));

const columns: readonly Column<ClassSimulation>[] = [
  {
    key: 'class',
    label: text.name,
    cell: ({ id, className, subjectName }) => (
      <Link to={classSimulationAt(id)}>{simulationsText.running.name(className, subjectName)}</Link>
    ),
  },
  { key: 'date', label: text.date, cell: ({ endedAt, startedAt }) => formatDate(endedAt ?? startedAt) },
  { key: 'kind', label: text.kind, cell: ({ kind }) => kindLabels[kind] },
  {
    key: 'hits',
    label: text.hits,
    numeric: true,
    cell: ({ hitRate }) => (hitRate === null ? text.unknown : percentText(hitRate)),
  },
  { key: 'grade', label: text.grade, numeric: true, cell: ({ grade }) => <b>{formatDecimal(grade)}</b> },
];

interface EndedListProps {
  schoolId: number;
  classes: readonly SchoolClass[];
}

/** The simulations that ended, ten at a time, each of which leads to its result. */
export function EndedList({ schoolId, classes }: EndedListProps) {
  const [filter, setFilter] = useState<SimulationFilter>({ status: 'concluida', classId: null });
  const list = useClassSimulations(schoolId, filter);
  const found = useKept(list);
  const isFiltered = filter.classId !== null || filter.status !== 'concluida';
  return (
    <Card title={text.title} aria-busy={found.stale}>
      <div className="mb-3">
        <Filters>
          <FilterChoice
            label={text.class}
            all={text.allClasses}
            options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={filter.classId === null ? null : String(filter.classId)}
            onChange={(next) => setFilter({ ...filter, classId: next === null ? null : Number(next) })}
          />
          <Segmented
            legend={text.which}
            options={statuses}
            value={filter.status}
            onChange={(status) => setFilter({ ...filter, status })}
          />
        </Filters>
      </div>
      <ResourceView
        resource={found}
        loading={simulationsText.loading}
        renderFailed={(error, retry) => (
          <ErrorState
            title={simulationsText.failed}
            detail={error.sentence(simulationsText.failedDetail)}
            onRetry={retry}
          />
        )}
      >
        {({ simulations, total, isMany }) =>
          simulations.length === 0 ? (
            <Empty
              title={isFiltered ? text.noneFound : text.none}
              icon={<Presentation className="icon icon-l" />}
              level={3}
            >
              {isFiltered ? null : text.noneDetail}
            </Empty>
          ) : (
            <>
              <DataTable
                caption={text.table}
                columns={columns}
                rows={simulations}
                rowKey={({ id }) => id}
                dense
                cards
              />
              <More list={list} shown={simulations.length} total={total} isMany={isMany} />
            </>
          )
        }
      </ResourceView>
    </Card>
  );
}

interface MoreProps {
  list: SimulationList;
  shown: number;
  total: number;
  isMany: boolean;
}

/** How many are shown, and the next ten. */
function More({ list: { hasMore, moreError, loadingMore, loadMore }, shown, total, isMany }: MoreProps) {
  return (
    <>
      {moreError ? (
        <Note tone="bad" role="alert" className="mt-3">
          {text.moreFailed(moreError.sentence())}
        </Note>
      ) : null}
      <div className="row row-between mt-3 text-sm text-muted">
        <p role="status" tabIndex={-1}>
          {text.shown(shown, isMany ? text.over(total) : formatCount(total))}
        </p>
        {hasMore ? (
          <Button variant="text" pending={loadingMore} pendingText={text.loadingMore} onClick={loadMore}>
            {isMany ? text.seeMoreOfMany : text.seeMore(total - shown)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
