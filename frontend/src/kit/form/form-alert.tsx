import { getIn, useFormikContext } from 'formik';

import { Note } from '@/kit/ui/note';

import { type FormFailure, isFailure } from './form-failure';

/** What was refused and stands beside no field, spoken at once. */
export function FormAlert({ className = '' }: { className?: string }) {
  const { status } = useFormikContext();
  const sentences = isFailure(status) ? besideNoField(status) : [];
  if (sentences.length === 0) return null;
  return (
    <Note tone="bad" role="alert" className={className}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}

function besideNoField({ sentence, fields, sent }: FormFailure): string[] {
  const entries = Object.entries(fields);
  const beside = entries.flatMap(([path, said]) => (isInForm(sent, path) ? [said] : []));
  const all = new Set([sentence, ...entries.map(([, said]) => said)]);
  return [...all].filter((said) => !beside.includes(said));
}

function isInForm(sent: object, path: string): boolean {
  const value: unknown = getIn(sent, path);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
