import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import type { ReferenceSchool } from '@/api/reference';
import { useBoundField } from '@/kit/form/fields/use-bound-field';
import { Button } from '@/kit/ui/button';
import { InepCodeField } from '@/parts/school/inep-code-field';
import { codeDigits } from '@/domain/index/inep-code';
import { useInepLookup } from '@/parts/school/use-inep-lookup';
import { paths } from '@/domain/paths';

import { foundLine } from './found-line';
import { emptySchool, filledFrom, registerForm } from './register.schema';
import { registerText } from './register.text';
import { SchoolFields } from './school-fields';

import '@/kit/ui/card.css';
import './school-card.css';

const text = registerText.school;

interface SchoolCardProps {
  /** The school that the address names. */
  known: ReferenceSchool | null;
}

/** Which school: asked for until it is found, then one line, which opens to correct it. */
export function SchoolCard({ known }: SchoolCardProps) {
  const { values, fill } = registerForm.useForm();
  const [last, setLast] = useState(known);
  const [isOpen, setOpen] = useState(known === null);
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isWrong = useIsWrong();
  // Another code is another school, until that one is found too.
  const found = last?.inepCode === codeDigits(values.inepCode) ? last : null;

  const { lookup, search } = useInepLookup((school) => {
    void fill((typed) => filledFrom(typed, school, last));
    const focused = box.current?.contains(document.activeElement) ? document.activeElement : null;
    const isCode = focused?.getAttribute('name') === 'inepCode';
    flushSync(() => {
      setLast(school);
      // Nobody is interrupted who writes in another of its fields.
      if (!focused || isCode) setOpen(false);
    });
    if (isCode) summary.current?.focus();
  });

  function startOver() {
    void fill(emptySchool);
    flushSync(() => {
      setLast(null);
      setOpen(true);
    });
    box.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <details
        ref={box}
        className="card school-card"
        open={found === null || isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary ref={summary} hidden={found === null}>
          <span className="school-card-check">
            <Check className="icon" />
          </span>
          <span className="school-card-what">
            <span className="sr-only">{text.foundBefore} </span>
            <b>{values.schoolName}</b> <span>{found ? foundLine(values, found) : null}</span>
          </span>{' '}
          <span className="school-card-mend">{isOpen && !isWrong ? text.close : text.mend}</span>
        </summary>
        <div className="school-card-fields">
          {found ? null : (
            <div>
              <h2>{text.title}</h2>
              <p className="text-sm text-muted">
                {text.description} <Link to={paths.login}>{text.search}</Link>
              </p>
            </div>
          )}
          <InepCodeField
            form={registerForm}
            lookup={lookup}
            onType={(typed) => void search(typed)}
            words={text}
            optional
          />
          <SchoolFields />
          {found ? (
            <div>
              <Button variant="text" flush onClick={startOver}>
                {text.other}
              </Button>
            </div>
          ) : null}
        </div>
      </details>
      <p className="sr-only" role="status">
        {found ? text.foundLabel(found.name) : null}
      </p>
    </>
  );
}

/** Whether something stands at one of the fields: what is closed over it opens. */
function useIsWrong(): boolean {
  const fields = [
    useBoundField('schoolName'),
    useBoundField('municipality'),
    useBoundField('state'),
    useBoundField('inepCode'),
  ];
  return fields.some(({ error }) => error !== undefined);
}
