import { ScrollText, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';

import { useMay, useSignedIn } from '@/api/session/session-context';
import { type Colleague, type IssuedPassword, useStaff, useUserActions } from '@/api/people/users';
import { roleLabel } from '@/domain/labels';
import { staffPaths } from '@/domain/staff-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Cell, Cells } from '@/kit/data/figure/cells';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';

import { IssuedDialog } from './issued-dialog';
import { UserDeeds } from './user-deeds';
import { NewUserDialog } from './user-dialog';
import { isActive, matches, onlyManager } from './user-filter';
import { UserFilters } from './user-filters';
import { staffRoles } from './user.schema';
import { type Deed, type Managed, UsersTable } from './users-table';
import { usersText as text } from './users.text';
import { VisibilityCard } from './visibility-card';

/** Who works at the school; the gestor gives and takes their access. */
export function UsersPage() {
  const { schoolId } = useSignedIn();
  const mayCreate = useMay('user.create');
  const mayAudit = useMay('audit.export');
  const staff = useStaff(schoolId);
  const [creating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedPassword | null>(null);
  const create = mayCreate ? (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <UserPlus className="icon icon-s" />
      {text.create.title}
    </Button>
  ) : null;
  const active = staff.data?.filter(isActive) ?? [];

  return (
    <>
      <PageHead
        title={text.title}
        description={[
          staff.data ? summaryOf(active) : text.purpose,
          ...(mayCreate ? [] : [text.managersOnly]),
        ].join(' ')}
        action={
          <div className="row">
            {mayAudit ? (
              <ButtonLink to={staffPaths.audit}>
                <ScrollText className="icon icon-s" />
                {text.audit.title}
              </ButtonLink>
            ) : null}
            {staff.data?.length === 1 ? null : create}
          </div>
        }
      />
      <div className="stack">
        <ResourceView resource={staff} loading={text.loading} failed={text.failed}>
          {(everyone) => <Staff everyone={everyone} create={create} onIssued={setIssued} />}
        </ResourceView>
        {mayCreate ? <VisibilityCard schoolId={schoolId} /> : null}
      </div>
      {creating ? (
        <NewUserDialog
          schoolId={schoolId}
          onClose={() => setCreating(false)}
          onIssued={(told) => {
            setCreating(false);
            setIssued(told);
          }}
        />
      ) : null}
      {issued ? <IssuedDialog issued={issued} onClose={() => setIssued(null)} /> : null}
    </>
  );
}

function summaryOf(active: readonly Colleague[]): string {
  const waiting = active.filter(({ account }) => account?.mustChange).length;
  const summary = text.summary(active.length);
  return waiting === 0 ? summary : `${summary} ${text.waiting(waiting)}`;
}

function foundOf(shown: readonly Colleague[]): string {
  const inactive = shown.filter((it) => !isActive(it)).length;
  return text.found(shown.length) + (inactive === 0 ? '' : text.foundInactive(inactive));
}

interface StaffProps {
  everyone: Colleague[];
  create: ReturnType<typeof Button> | null;
  onIssued: (issued: IssuedPassword) => void;
}

function Staff({ everyone, create, onIssued }: StaffProps) {
  const { id: own, schoolId } = useSignedIn();
  const accounts = everyone.some(({ account }) => account !== null);
  const [{ perfil, situacao }, setQuery] = useQueryState({
    perfil: staffRoles,
    situacao: ['ativos', 'inativos'] as const,
  });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<(Managed & { deed: Exclude<Deed, 'activate'> }) | null>(null);
  const activation = useAction(useUserActions(schoolId).setActive, {
    onDone: () => toast.success(text.activate.done),
    failed: text.activate.failed,
  });
  const shown = everyone.filter(matches({ role: perfil, state: situacao, search }));
  const clear = () => {
    setSearch('');
    setQuery({ perfil: null, situacao: null });
  };

  return (
    <>
      <h2 className="sr-only">{text.counters}</h2>
      <Cells label={text.counters}>
        {staffRoles.map((role) => (
          <Cell
            key={role}
            span={4}
            label={roleLabel(role)}
            value={everyone.filter((it) => it.role === role && isActive(it)).length}
            context={text.roles[role]}
          />
        ))}
      </Cells>
      <UserFilters
        filter={{ role: perfil, state: situacao, search }}
        accounts={accounts}
        onFilter={({ search: typed, role, state }) => {
          if (typed !== undefined) setSearch(typed);
          if (role !== undefined) setQuery({ perfil: role });
          if (state !== undefined) setQuery({ situacao: state });
        }}
      />
      <p className="text-sm text-muted" role="status">
        {foundOf(shown)}
      </p>
      <Card>
        {shown.length === 0 ? (
          <Empty
            title={text.none}
            icon={<Users className="icon icon-l" />}
            action={<Button onClick={clear}>{text.clear}</Button>}
          >
            {text.noneDetail}
          </Empty>
        ) : (
          <UsersTable
            staff={shown}
            own={own}
            onlyManager={onlyManager(everyone)}
            onDeed={(deed, managed) =>
              deed === 'activate' ? activation.run(managed.user.id, true) : setChosen({ ...managed, deed })
            }
          />
        )}
        {everyone.length === 1 && create ? (
          <Empty title={text.alone} icon={<Users className="icon icon-l" />} action={create}>
            {text.aloneDetail}
          </Empty>
        ) : null}
      </Card>
      {chosen ? (
        <UserDeeds {...chosen} schoolId={schoolId} onIssued={onIssued} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}
