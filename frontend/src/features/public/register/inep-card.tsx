import { useRef } from 'react';

import type { ReferenceSchool } from '@/api/registration';
import { useInepLookup } from '@/parts/school/use-inep-lookup';
import { InepCodeField } from '@/parts/school/inep-code-field';
import { Card } from '@/kit/ui/card';

import { filledFrom, registerForm } from './register.schema';
import { registerText } from './register.text';

const text = registerText.inep;

/** The code first: it brings the rest. */
export function InepCard() {
  const { fill } = registerForm.useForm();
  const before = useRef<ReferenceSchool | null>(null);
  const { lookup, search } = useInepLookup((school) => {
    const last = before.current;
    before.current = school;
    void fill((known) => filledFrom(known, school, last));
  });
  return (
    <Card title={text.title} description={text.description}>
      <div className="grid gap-4">
        <InepCodeField
          form={registerForm}
          lookup={lookup}
          onType={(typed) => void search(typed)}
          words={text}
          optional
        />
      </div>
    </Card>
  );
}
