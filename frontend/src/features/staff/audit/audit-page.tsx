import { Download, ScrollText } from 'lucide-react';

import { type Audit, exportAudit, useAudit } from '@/api/audit';
import { useStaff } from '@/api/people/users';
import { useSchool } from '@/api/school';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { auditGroups } from '@/domain/audit/audit-group';
import { formatDate } from '@/domain/dates';
import { enumerate } from '@/domain/enumerate';
import { schoolDay } from '@/domain/school/school-day';
import { staffPaths } from '@/domain/staff-paths';
import { downloadBlob } from '@/kit/data/csv';
import { ListFoot } from '@/kit/data/list-foot';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { useAction } from '@/kit/feedback/use-action';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';
import { NoticesTabs } from '@/parts/notices/notices-tabs';
import { noticesText } from '@/parts/notices/notices.text';

import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { auditText as text } from './audit.text';
import { type AuditAddress, useAuditAddress } from './use-audit-address';

/** Who did what at the school, and when; for who answers for it. Nobody else is led to ask. */
export function AuditPage() {
  return useMay('audit.export') ? <Trail /> : <ManagersOnly />;
}

function ManagersOnly() {
  return (
    <>
      <PageHead title={noticesText.audit} />
      <Card>
        <Empty
          title={text.managersOnly}
          icon={<ScrollText className="icon icon-l" />}
          action={<ButtonLink to={staffPaths.notifications}>{text.back}</ButtonLink>}
        >
          {text.managersOnlyDetail}
        </Empty>
      </Card>
    </>
  );
}

function Trail() {
  const { schoolId } = useSignedIn();
  const school = useSchool(schoolId);
  const staff = useStaff(schoolId);
  const state = school.data?.state;
  const view = useAuditAddress(state === undefined ? null : schoolDay(state));
  const pages = useAudit(schoolId, view.filter);
  useReadOnOpening();
  const kept = useKept(pages);
  const found = school.error ? { ...kept, error: school.error, loading: false, retry: school.retry } : kept;
  const first = found.data?.[0];
  const exporting = useAction(
    async () => {
      if (view.filter) downloadBlob(text.file, await exportAudit(schoolId, view.filter));
    },
    { failed: text.exportFailed },
  );
  return (
    <>
      <PageHead
        title={noticesText.audit}
        description={first ? text.summary(countOf(first), whenOf(view.address)) : text.purpose}
        action={
          <Button pending={exporting.pending} pendingText={text.exporting} onClick={() => exporting.run()}>
            <Download className="icon icon-s" />
            {text.csv}
          </Button>
        }
        className="page-head mb-3"
      />
      <NoticesTabs current="audit" />
      <div className="stack">
        {first ? <Refusals refusals={first.refusals} view={view} /> : null}
        <AuditFilters view={view} staff={staff.data ?? []} />
        <Card>
          <ResourceView
            resource={found}
            loading={
              <Loading text={text.loading}>
                <SkeletonLines lines={6} />
              </Loading>
            }
            renderFailed={(_, retry) => (
              <ErrorState title={text.failed} detail={text.failedDetail} onRetry={retry} />
            )}
          >
            {(all) =>
              state === undefined || all[0]?.entries.length === 0 ? (
                <Nothing view={view} staff={staff.data ?? []} />
              ) : (
                <>
                  <AuditTable entries={all.flatMap(({ entries }) => entries)} state={state} />
                  <More pages={pages} shown={all} />
                </>
              )
            }
          </ResourceView>
        </Card>
      </div>
    </>
  );
}

const countOf = ({ total, more }: Audit): string => (more ? text.moreThan(total) : text.count(total));

/** What was refused in the period; nothing where it is what the list shows. */
function Refusals({ refusals, view }: { refusals: Audit['refusals']; view: AuditAddress }) {
  const { signIns, denials } = refusals;
  const all = signIns + denials;
  if (all === 0 || view.address.tipo === 'recusas') return null;
  const parts = [
    ...(signIns > 0 ? [text.signIns(signIns)] : []),
    ...(denials > 0 ? [text.denials(denials)] : []),
  ];
  return (
    <Note tone="warn" action={<Button onClick={view.seeRefusals}>{text.seeRefusals(all)}</Button>}>
      <b>{text.attention(all)}</b> {enumerate(parts)}.
    </Note>
  );
}

interface NothingProps {
  view: AuditAddress;
  staff: readonly { id: number; name: string }[];
}

function Nothing({ view, staff }: NothingProps) {
  const icon = <ScrollText className="icon icon-l" />;
  if (!view.isFiltered) {
    return (
      <Empty title={text.empty} icon={icon}>
        {text.emptyDetail}
      </Empty>
    );
  }
  return (
    <Empty title={text.none} icon={icon} action={<Button onClick={view.clear}>{text.clear}</Button>}>
      {text.noneOf(askedFor(view, staff).join(', '))}
    </Empty>
  );
}

/** What was asked for, in words. */
function askedFor({ address, filter }: AuditAddress, staff: NothingProps['staff']): string[] {
  const person = staff.find(({ id }) => String(id) === address.pessoa)?.name;
  return [
    ...(filter?.q ? [text.words(filter.q)] : []),
    ...(person ? [person] : []),
    ...(address.tipo ? [auditGroups[address.tipo].many] : []),
    whenOf(address),
  ];
}

function whenOf({ periodo, de, ate }: AuditAddress['address']): string {
  if (periodo !== 'datas') return text.inPeriod[periodo ?? 'usual'];
  if (de !== null && ate !== null) return text.between(formatDate(de), formatDate(ate));
  if (de !== null) return text.fromDay(formatDate(de));
  return ate === null ? text.inPeriod.tudo : text.toDay(formatDate(ate));
}

function More({ pages, shown }: { pages: ReturnType<typeof useAudit>; shown: readonly Audit[] }) {
  const [first] = shown;
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <ListFoot pages={pages} text={text}>
      {first ? text.shown(count, countOf(first)) : ''}
    </ListFoot>
  );
}
