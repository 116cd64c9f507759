import type { ReactNode } from 'react';

import { useSessionActions } from '@/api/session/session';
import { useSignedIn } from '@/api/session/session-context';
import { isProblem } from '@/api/wire/problem';
import { toast } from '@/kit/feedback/toast/toast-store';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { ownPasswordText as text } from './own-password.text';
import { FormNote, PasswordBox } from './pupil-field';
import { usePupilForm } from './use-pupil-form';

interface OwnPasswordFormProps {
  submit: string;
  /** What it is now, where it was typed a moment ago; else it is asked for. */
  known?: string | null;
  /** What it was is something else. */
  onWrong?: () => void;
  onDone?: () => void;
  /** Beside the button that sends. */
  beside?: ReactNode;
}

/** One's own password: the one of now, and the next one twice. */
export function OwnPasswordForm({ submit, known = null, onWrong, onDone, beside }: OwnPasswordFormProps) {
  const { username, mustChange, shortestPassword } = useSignedIn();
  const { changePassword } = useSessionActions();
  const form = usePupilForm({
    initial: { currentPassword: known ?? '', newPassword: '', confirmation: '' },
    check: ({ currentPassword, newPassword, confirmation }) => ({
      ...(currentPassword === '' && { currentPassword: text.currentRequired }),
      ...([...newPassword].length < shortestPassword && { newPassword: text.tooShort(shortestPassword) }),
      ...(newPassword !== confirmation && { confirmation: text.mismatch }),
    }),
    async send({ currentPassword, newPassword }) {
      try {
        await changePassword({ currentPassword, newPassword });
      } catch (error) {
        if (isProblem(error, 400) && error.fields['currentPassword']) onWrong?.();
        throw error;
      }
      toast.success(text.done, text.doneDetail);
      onDone?.();
    },
    failed: text.failed,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      {form.note ? <FormNote>{form.note}</FormNote> : null}
      {/* For what keeps passwords: whose this one is. */}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      {known === null ? (
        <PasswordBox
          label={mustChange ? text.card : text.current}
          autoComplete="current-password"
          {...form.box('currentPassword')}
        />
      ) : null}
      <PasswordBox
        label={text.next}
        hint={text.hint(shortestPassword)}
        autoComplete="new-password"
        {...form.box('newPassword')}
      />
      <PasswordBox label={text.confirm} autoComplete="new-password" {...form.box('confirmation')} />
      <div className="flex flex-wrap gap-3">
        <PlayButton type="submit" pending={form.pending} pendingText={text.pending}>
          {submit}
        </PlayButton>
        {beside}
      </div>
    </form>
  );
}
