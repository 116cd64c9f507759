import { type KeyboardEvent, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { Button, ButtonLink } from '@/kit/ui/button';
import { FailedNote } from '@/kit/feedback/failed-note';
import { codeDigits, INEP_CODE } from '@/domain/index/inep-code';
import { paths } from '@/domain/paths';

import { beginSentence, countSentence, type Loaded } from './count-sentence';
import { findText as text } from './find.text';
import { SchoolAnswer } from './school-answer';
import { SchoolOption } from './school-option';
import { useFinder } from './use-finder';

interface SchoolFinderProps {
  typed: string;
  loaded: Loaded;
  /** Of the field that is typed into. */
  fieldId: string;
  listId: string;
  /** Where the school that is open is shown: the field stays as it is while this part comes. */
  below: HTMLElement | null;
}

/** The schools that the letters find, walked by the arrows, and below them the one that is open. */
export function SchoolFinder({ typed, loaded, fieldId, listId, below }: SchoolFinderProps) {
  const { found, schools, folded, unfold, open, choose, times } = useFinder(typed);
  const list = useRef<HTMLUListElement>(null);
  const shown = found === undefined ? [] : schools;
  const isWaiting = found !== undefined && (found.stale || (found.loading && found.data === undefined));

  /** From one to the next; above the first stands the field. */
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement) + step;
    if (at < 0) document.getElementById(fieldId)?.focus();
    else buttons[Math.min(at, buttons.length - 1)]?.focus();
  }

  return (
    <>
      <p className="text-xs text-subtle" role="status">
        {isWaiting ? text.searching : found?.data ? countSentence(found.data, loaded) : null}
        {found === undefined ? beginSentence(loaded) : null}
      </p>
      {found?.error ? <FailedNote text={found.error.sentence(text.failed)} onRetry={found.retry} /> : null}
      <ul id={listId} ref={list} className="find-school-list" aria-label={text.list}>
        {shown.map((school) => (
          <SchoolOption
            key={school.inepCode}
            school={school}
            newest={loaded?.editions.at(-1)}
            isOpen={school.inepCode === open}
            onChoose={() => choose(school.inepCode)}
            onKeyDown={walk}
          />
        ))}
      </ul>
      {folded === null ? null : (
        <div>
          <Button
            variant="text"
            flush
            onClick={() => {
              // What was pressed goes: the list that comes takes the focus.
              flushSync(unfold);
              list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            }}
          >
            {text.seeAll(folded)}
          </Button>
        </div>
      )}
      {found?.data?.total === 0 && !isWaiting ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-muted">{text.noneHelp}</p>
          <ButtonLink to={registerWith(typed)}>{text.registerAnyway}</ButtonLink>
        </div>
      ) : null}
      {open !== null && below
        ? createPortal(<SchoolAnswer key={open} inepCode={open} loaded={loaded} times={times} />, below)
        : null}
    </>
  );
}

/** A code that nothing was found for goes along. */
function registerWith(typed: string): string {
  const code = codeDigits(typed);
  return INEP_CODE.test(code) ? `${paths.register}?inep=${code}` : paths.register;
}
