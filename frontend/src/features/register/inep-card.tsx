import { useRef } from 'react';

import type { ReferenceSchool } from '@/api/schema';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { Card } from '@/components/ui/card';
import { Note } from '@/components/ui/note';

import { FoundSchool } from './found-school';
import { filledFrom, type RegisterValues } from './register.schema';
import { registerText } from './register.text';
import { useInepLookup } from './use-inep-lookup';

const text = registerText.inep;

/** The code first: it brings the rest. */
export function InepCard() {
  const { values, fill } = useForm<RegisterValues>();
  const before = useRef<ReferenceSchool | null>(null);
  const { lookup, search } = useInepLookup((school) => {
    const last = before.current;
    before.current = school;
    void fill((known) => filledFrom(known, school, last));
  });
  return (
    <Card title={text.title} description={text.description}>
      <div className="grid gap-4">
        <TextField
          name="inepCode"
          label={text.label}
          hint={text.hint}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          className="max-w-60"
          onChange={(event) => void search(event.target.value)}
        />
        <div aria-live="polite" className="empty:hidden">
          {lookup.state === 'searching' ? <p className="late text-sm text-muted">{text.searching}</p> : null}
          {lookup.state === 'missing' ? <Note tone="warn">{text.missing}</Note> : null}
          {lookup.state === 'failed' ? <Note tone="warn">{text.failed}</Note> : null}
          {lookup.state === 'found' && values.inepCode.trim() === lookup.school.inepCode ? (
            <FoundSchool school={lookup.school} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}
