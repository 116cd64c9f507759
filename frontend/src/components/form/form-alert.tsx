import { useFormikContext } from 'formik';

import { Note } from '@/components/ui/note';

import type { FormFailure } from './form-failure';

/** The sentence of a refused form, spoken at once. */
export function FormAlert({ className = '' }: { className?: string }) {
  const { status } = useFormikContext();
  if (!isFailure(status)) return null;
  return (
    <Note tone="bad" role="alert" className={className}>
      {status.sentence}
    </Note>
  );
}

function isFailure(status: unknown): status is FormFailure {
  return typeof status === 'object' && status !== null && 'sentence' in status;
}
