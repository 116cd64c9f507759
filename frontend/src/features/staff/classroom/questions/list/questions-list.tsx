import { CircleHelp, Search } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Question, QuestionList, QuestionsFound } from '@/api/questions/questions';
import { formatCount } from '@/domain/decimal';
import type { Selection } from '@/kit/data/table/selection';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import type { ReadState } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import type { QuestionDeed } from '@/features/staff/classroom/questions/deed';
import { questionsText } from '@/features/staff/classroom/questions/questions.text';
import { useSubjectOf } from '@/features/staff/classroom/questions/subject-name';
import type { QuestionsAddress } from '@/features/staff/classroom/questions/use-questions-address';
import { listText as text } from './list.text';
import { QuestionsTable } from './questions-table';

interface QuestionsListProps {
  schoolId: number;
  view: QuestionsAddress;
  list: QuestionList;
  /** What it has, or had until what was asked for last is there. */
  found: ReadState<QuestionsFound> & { stale: boolean };
  /** Whether the bank has none, whatever is looked for, as far as is known. */
  isEmpty: boolean;
  open: number | null;
  selection: Pick<Selection<Question>, 'chosen' | 'onChange'>;
  /** What fills an empty bank. */
  emptyActions: ReactNode;
  onDeed: (deed: QuestionDeed) => void;
}

/** The bank, ten at a time, in each of its states. */
export function QuestionsList(props: QuestionsListProps) {
  const { schoolId, view, list, found, isEmpty, open, selection, emptyActions, onDeed } = props;
  const subjectOf = useSubjectOf(schoolId);
  return (
    <ResourceView
      resource={found}
      loading={
        <Card>
          <Loading text={questionsText.loading}>
            <SkeletonLines lines={6} />
          </Loading>
        </Card>
      }
      renderFailed={(error, retry) => (
        <Card>
          <ErrorState
            title={questionsText.failed}
            detail={error.sentence(questionsText.failedDetail)}
            onRetry={retry}
          />
        </Card>
      )}
    >
      {(shown) =>
        shown.questions.length === 0 ? (
          <Card>
            {view.isFiltered ? (
              <NoneFound view={view} />
            ) : isEmpty ? (
              <Empty title={text.empty} icon={<CircleHelp className="icon icon-l" />} action={emptyActions}>
                {text.emptyDetail}
              </Empty>
            ) : (
              <NoneActive view={view} />
            )}
          </Card>
        ) : (
          <Card aria-busy={found.stale}>
            <QuestionsTable
              schoolId={schoolId}
              questions={shown.questions}
              subjectOf={subjectOf}
              open={open}
              selection={selection}
              onOpen={({ id }) => view.change({ questao: String(id) })}
              onDeed={onDeed}
            />
            <More list={list} found={shown} />
          </Card>
        )
      }
    </ResourceView>
  );
}

function NoneFound({ view: { search, clear } }: Pick<QuestionsListProps, 'view'>) {
  const searched = search.trim();
  return (
    <Empty
      title={text.none}
      icon={<Search className="icon icon-l" />}
      action={<Button onClick={clear}>{text.clear}</Button>}
    >
      {searched === '' ? text.noneDetail : text.noneSearched(searched)}
    </Empty>
  );
}

/** The active ones are what is looked at first. */
function NoneActive({ view: { narrow } }: Pick<QuestionsListProps, 'view'>) {
  return (
    <Empty
      title={text.noneActive}
      icon={<CircleHelp className="icon icon-l" />}
      action={<Button onClick={() => narrow({ situacao: 'todas' })}>{text.seeAll}</Button>}
    >
      {text.noneActiveDetail}
    </Empty>
  );
}

/** How many are shown, and the next ten. */
function More({ list, found }: { list: QuestionList; found: QuestionsFound }) {
  const { hasMore, loadingMore, loadMore, moreError } = list;
  const { questions, total, isMany } = found;
  const shown = questions.length;
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
            {isMany ? text.seeMoreOfMany(total - shown) : text.seeMore(total - shown)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
