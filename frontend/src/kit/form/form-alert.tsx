import { useFormikContext } from 'formik';

import { Note } from '@/kit/ui/note';

import { type FormFailure, isFailure } from './form-failure';

/** The sentence of a refused form, spoken at once; not one that stands beside its field, which has the focus. */
export function FormAlert({ className = '' }: { className?: string }) {
  const { status } = useFormikContext();
  if (!isFailure(status) || isBesideField(status)) return null;
  return (
    <Note tone="bad" role="alert" className={className}>
      {status.sentence}
    </Note>
  );
}

const isBesideField = ({ sentence, fields, sent }: FormFailure): boolean =>
  Object.entries(fields).some(([name, said]) => said === sentence && name in sent);
