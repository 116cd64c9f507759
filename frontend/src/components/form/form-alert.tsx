import { useFormikContext } from 'formik';

import { Note } from '@/components/ui/note';

import { isFailure } from './form-failure';

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
