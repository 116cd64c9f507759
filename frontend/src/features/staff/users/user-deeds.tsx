import { useClasses } from '@/api/classes';
import { type Colleague, type IssuedPassword, useUserActions } from '@/api/people/users';
import { toast } from '@/kit/feedback/toast/toast-store';
import { undoable } from '@/kit/feedback/toast/undoable';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { UserDialog } from './user-dialog';
import type { Deed, Managed } from './users-table';
import { usersText as text } from './users.text';

interface UserDeedsProps extends Managed {
  schoolId: number;
  deed: Exclude<Deed, 'activate'>;
  onIssued: (issued: IssuedPassword) => void;
  onClose: () => void;
}

/** The dialog or the question of what was chosen for one person. */
export function UserDeeds({ schoolId, deed, user, account, onIssued, onClose }: UserDeedsProps) {
  const actions = useUserActions(schoolId);
  const { id, name } = user;
  const { openSessions } = account;
  switch (deed) {
    case 'edit':
      return <UserDialog schoolId={schoolId} user={user} account={account} onClose={onClose} />;
    case 'issue':
      return (
        <Confirm
          open
          onOpenChange={onClose}
          title={text.issue.title(name)}
          description={text.issue.description(name)}
          confirmText={text.issue.action}
          pendingText={text.issue.pending}
          failedText={text.issue.failed}
          onConfirm={async () => onIssued(await actions.issuePassword(id))}
        />
      );
    case 'end':
      return (
        <Confirm
          open
          onOpenChange={onClose}
          title={text.sessions.title(name)}
          description={text.sessions.description(name, openSessions)}
          confirmText={text.sessions.confirm}
          pendingText={text.sessions.pending}
          failedText={text.sessions.failed}
          onConfirm={async () => {
            await actions.endSessions(id);
            toast.success(text.sessions.done);
          }}
        />
      );
    case 'deactivate':
      return (
        <Confirm
          open
          onOpenChange={onClose}
          title={text.deactivate.title(name)}
          description={<Deactivation schoolId={schoolId} user={user} />}
          confirmText={text.deactivate.confirm(name)}
          pendingText={text.deactivate.pending}
          failedText={text.deactivate.failed}
          danger
          onConfirm={async () => {
            await actions.setActive(id, false);
            undoable(text.deactivate.done, () => actions.setActive(id, true));
          }}
        />
      );
  }
}

/** What it takes away: the classes are counted as they are now. */
function Deactivation({ schoolId, user: { id, name } }: { schoolId: number; user: Colleague }) {
  const classes = useClasses(schoolId, false).data ?? [];
  const theirs = classes.filter(({ teacherId }) => teacherId === id).length;
  return (
    <>
      {text.deactivate.description(name)}
      {theirs === 0 ? null : ` ${text.deactivate.classes(theirs)}`}
    </>
  );
}
