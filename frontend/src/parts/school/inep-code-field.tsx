import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';

import type { KnownSchool } from './found-school';
import { Note } from '@/kit/ui/note';

import { inepCodeFieldText as text } from './inep-code.text';
import type { TextFieldProps } from '@/kit/form/fields/text-field';

/** Not needed until a code is complete. */
const foundSchool = lazyPart(() => import('./found-school').then((module) => module.FoundSchool));

interface InepCodeFieldProps {
  /** A form with such a field. */
  form: { TextField: (props: Omit<TextFieldProps, 'name'> & { name: 'inepCode' }) => ReactNode };
  /** What the look-up of what was typed came to. */
  lookup: { state: 'idle' | 'searching' | 'missing' | 'failed' } | { state: 'found'; school: KnownSchool };
  onType: (typed: string) => void;
  words: { missing: string; failed: string; foundHint: string };
  optional?: boolean;
  /** Takes the focus when its dialog opens. */
  focused?: boolean;
}

/** The form's `inepCode`, and the school it names, said aloud as it changes. */
export function InepCodeField(props: InepCodeFieldProps) {
  const { form, lookup, onType, words, optional = false, focused = false } = props;
  useAhead(foundSchool.preload);
  return (
    <>
      <form.TextField
        name="inepCode"
        label={text.label}
        hint={text.hint}
        optional={optional}
        inputMode="numeric"
        autoComplete="off"
        // With the dots or spaces that people write.
        maxLength={12}
        className="max-w-60"
        data-autofocus={focused || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <div aria-live="polite" className="empty:hidden">
        {lookup.state === 'searching' ? (
          <p className="skeleton-late text-sm text-muted">{text.searching}</p>
        ) : null}
        {lookup.state === 'missing' ? <Note tone="warn">{words.missing}</Note> : null}
        {lookup.state === 'failed' ? <Note tone="warn">{words.failed}</Note> : null}
        {lookup.state === 'found' ? (
          <ErrorBoundary fallback={<p className="text-sm">{lookup.school.name}</p>}>
            <Suspense fallback={<p className="text-sm">{lookup.school.name}</p>}>
              <foundSchool.Component school={lookup.school} hint={words.foundHint} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
    </>
  );
}
