import { Info, KeyRound, LogOut, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { useSignedIn } from '@/api/session/session-context';
import { Badge } from '@/kit/ui/badge';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Popover } from '@/kit/overlay/popover';
import { headerRole, initials } from '@/domain/labels';
import { paths } from '@/domain/paths';
import { staffPaths } from '@/domain/staff-paths';

import { appText } from '@/app/app.text';
import { useLeave } from './session/use-leave';

import './account-menu.css';

const passwordDialog = lazyDialog(
  () => import('./password-dialog').then((module) => module.PasswordDialog),
  ({ onClose }) => onClose,
);

/** Who is signed in, and what they can do with their account. */
export function AccountMenu() {
  useAhead(passwordDialog.preload);
  const user = useSignedIn();
  const leave = useLeave();
  const [changing, setChanging] = useState(false);
  const role = headerRole(user.role);

  return (
    <>
      <Popover
        trigger={
          <>
            <span className="topbar-avatar" aria-hidden="true">
              {initials(user.name)}
            </span>
            <span className="topbar-who-text">
              <b>{user.name}</b> <Badge>{role}</Badge>
            </span>
          </>
        }
        triggerClass="topbar-who"
        triggerLabel={appText.account.menu(`${user.name}, ${role}`)}
        label={user.name}
        className="account-menu"
      >
        {(close) => (
          <>
            <p className="px-3 py-2 text-sm">
              <b className="block">{user.name}</b>
              <span className="text-muted">
                {user.username} • {role}
              </span>
            </p>
            <button
              type="button"
              className="account-menu-item w-full"
              onClick={() => {
                close();
                setChanging(true);
              }}
            >
              <KeyRound className="icon" />
              {appText.account.changePassword}
            </button>
            <Link to={staffPaths.account} className="account-menu-item" onClick={close}>
              <UserRound className="icon" />
              {appText.account.own}
            </Link>
            <Link to={paths.about} className="account-menu-item">
              <Info className="icon" />
              {appText.about}
            </Link>
            <button type="button" className="account-menu-item w-full" onClick={leave}>
              <LogOut className="icon" />
              {appText.signOut}
            </button>
          </>
        )}
      </Popover>
      {changing ? (
        <Suspense>
          <passwordDialog.Component onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
