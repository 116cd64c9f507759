import { useRef } from 'react';

import type { ReferenceSchool } from '@/api/schema';
import { useInepLookup } from '@/api/use-inep-lookup';
import { SchoolLookup } from '@/components/data/school-lookup';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { Card } from '@/components/ui/card';

import { filledFrom, type RegisterValues } from './register.schema';
import { registerText } from './register.text';

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
        <SchoolLookup lookup={lookup} code={values.inepCode} words={text} />
      </div>
    </Card>
  );
}
