import { useState } from 'react';

import type { IssuedPassword } from '@/api/people/users';
import { formatDate } from '@/domain/dates';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { usersText } from './users.text';

import './issued-dialog.css';

const text = usersText.issued;

/** Shows an issued password the one time that it is told. It stays until its own button closes it. */
export function IssuedDialog({ issued, onClose }: { issued: IssuedPassword; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const { name, username, password, until } = issued;
  // Absent where the page came over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;

  return (
    <Dialog
      open
      modalOnly
      onOpenChange={onClose}
      title={text.title(name)}
      foot={
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="issued-dialog">
          <dl className="grid gap-1">
            <dt className="text-sm text-muted">{text.username}</dt>
            <dd>{username}</dd>
            <dt className="text-sm text-muted">{text.password}</dt>
            <dd className="issued-dialog-password">{password}</dd>
          </dl>
          {clipboard ? (
            <Button
              onClick={() =>
                void clipboard.writeText(password).then(
                  () => setCopied(true),
                  () => undefined,
                )
              }
            >
              <span role="status">{copied ? text.copied : text.copy}</span>
            </Button>
          ) : null}
        </div>
        <Note tone="warn">
          <b>{text.once}</b> {text.detail(formatDate(until), name)}
        </Note>
      </div>
    </Dialog>
  );
}
