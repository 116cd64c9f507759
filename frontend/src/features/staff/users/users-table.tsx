import { CircleMinus, KeyRound, LogOut, Pencil, ScrollText, UserCheck, UserX } from 'lucide-react';

import type { Account, Colleague } from '@/api/people/users';
import { roleLabel } from '@/domain/labels';
import { auditOf } from '@/domain/staff-paths';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { thingText } from '@/kit/feedback/thing.text';
import { Menu } from '@/kit/overlay/menu';
import { Badge } from '@/kit/ui/badge';
import { PersonName } from '@/parts/people/person-name';

import { LastSeen } from './last-seen';
import { usersText as text } from './users.text';

import '@/kit/data/table/table-lines.css';

/** What the gestor does with one person. */
export type Deed = 'edit' | 'issue' | 'end' | 'deactivate' | 'activate';

export interface Managed {
  user: Colleague;
  account: Account;
}

interface UsersTableProps {
  staff: readonly Colleague[];
  /** The signed-in person. */
  own: number;
  /** The one who may not be deactivated. */
  onlyManager: number | null;
  onDeed: (deed: Deed, managed: Managed) => void;
}

const inactive = <Badge icon={<CircleMinus className="icon" />}>{text.inactive}</Badge>;

const who: Column<Colleague> = {
  key: 'name',
  label: text.name,
  sortBy: ({ name }) => name,
  cell: ({ name, account }) => (
    <PersonName name={name} detail={account?.username} isActive={account?.active ?? true} />
  ),
};
const role: Column<Colleague> = {
  key: 'role',
  label: text.role,
  line: 'fact',
  sortBy: (user) => roleLabel(user.role),
  cell: (user) => roleLabel(user.role),
};

/** The staff; the gestor sees how each of them comes in, and does something about it. */
export function UsersTable({ staff, own, onlyManager, onDeed }: UsersTableProps) {
  const accounts = staff.some(({ account }) => account !== null);
  const menuOf = ({ user, account }: Managed) => {
    const choose = (deed: Deed) => () => onDeed(deed, { user, account });
    const { openSessions } = account;
    return (
      <Menu
        label={thingText.more(user.name)}
        items={[
          { label: thingText.edit, icon: Pencil, onChoose: choose('edit') },
          {
            label: text.issue.action,
            icon: KeyRound,
            onChoose: choose('issue'),
            reason: user.id === own ? text.issue.own : null,
          },
          {
            label: text.sessions.action,
            icon: LogOut,
            onChoose: choose('end'),
            reason: openSessions === 0 ? text.sessions.none : null,
          },
          { label: text.audit.ofOne, icon: ScrollText, to: auditOf(user.id) },
          account.active
            ? {
                label: text.deactivate.action,
                icon: UserX,
                onChoose: choose('deactivate'),
                reason: user.id === onlyManager ? text.deactivate.last : null,
              }
            : { label: text.activate.action, icon: UserCheck, onChoose: choose('activate') },
        ]}
      />
    );
  };
  const withAccount =
    (cell: (managed: Managed) => ReturnType<Column<Colleague>['cell']>) => (user: Colleague) =>
      user.account ? cell({ user, account: user.account }) : null;
  const managed: Column<Colleague>[] = [
    {
      key: 'seen',
      label: text.lastSeen,
      line: 'fact',
      sortBy: ({ account }) => account?.seenAt ?? null,
      cell: withAccount(({ user, account }) => <LastSeen account={account} own={user.id === own} />),
    },
    {
      key: 'state',
      label: text.state,
      cell: withAccount(({ account }) =>
        account.active ? <span className="text-muted">{text.active}</span> : inactive,
      ),
    },
    { key: 'menu', label: text.actions, numeric: true, line: 'menu', cell: withAccount(menuOf) },
  ];
  return (
    <DataTable
      caption={text.table}
      rows={staff}
      rowKey={({ id }) => id}
      dense
      lines
      columns={accounts ? [who, role, ...managed] : [who, role]}
    />
  );
}
