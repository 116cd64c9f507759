import { Info, KeyRound, LogOut } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useSignedIn } from '@/api/session-context';
import { useSessionActions } from '@/api/use-session';
import { Badge } from '@/components/ui/badge';
import { headerRole, initials } from '@/domain/labels';
import { paths } from '@/domain/paths';

import { appText } from './app.text';

const PasswordDialog = lazy(() =>
  import('./password-dialog').then((module) => ({ default: module.PasswordDialog })),
);

/** Who is signed in, and what they can do with their account. */
export function AccountMenu() {
  const user = useSignedIn();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [changing, setChanging] = useState(false);
  const role = headerRole(user.role);

  async function leave() {
    await signOut();
    await navigate(paths.login, { replace: true });
  }

  return (
    <>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger className="who" aria-label={appText.account.menu(`${user.name}, ${role}`)}>
          <span className="avatar" aria-hidden="true">
            {initials(user.name)}
          </span>
          <span className="who-text">
            <b>{user.name}</b>
            <Badge>{role}</Badge>
          </span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className="pop menu"
            align="end"
            sideOffset={8}
            collisionPadding={16}
            aria-label={user.name}
          >
            <p className="px-3 py-2 text-sm">
              <b className="block">{user.name}</b>
              <span className="text-muted">
                {user.username} • {role}
              </span>
            </p>
            <button
              type="button"
              className="menu-item w-full"
              onClick={() => {
                setOpen(false);
                setChanging(true);
              }}
            >
              <KeyRound className="icon" />
              {appText.account.changePassword}
            </button>
            <Link to={paths.about} className="menu-item">
              <Info className="icon" />
              {appText.about}
            </Link>
            <button type="button" className="menu-item w-full" onClick={() => void leave()}>
              <LogOut className="icon" />
              {appText.signOut}
            </button>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {changing ? (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
