import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';

import type { SchoolsFound } from '@/api/reference';
import { FailedNote } from '@/kit/feedback/failed-note';
import type { ReadState } from '@/kit/feedback/read-state';
import { ButtonLink } from '@/kit/ui/button';
import { paths } from '@/domain/paths';

import { beginSentence, countSentence, type Loaded } from './count-sentence';
import { findText as text } from './find.text';
import { SchoolOption } from './school-option';

import '@/kit/form/fields/field.css';
import '@/kit/form/fields/input.css';

interface SchoolSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** Undefined while nothing is looked for. */
  found: (ReadState<SchoolsFound> & { stale: boolean }) | undefined;
  loaded: Loaded;
  /** The school that is shown below. */
  open: string | null;
  onChoose: (inepCode: string) => void;
}

/** The list follows the letters; the arrows walk through it, Enter opens one. */
export function SchoolSearch({ typed, onType, found, loaded, open, onChoose }: SchoolSearchProps) {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const schools = found?.data?.schools ?? [];
  const current = active === null ? undefined : schools[active];
  const isWaiting = found !== undefined && (found.stale || (found.loading && found.data === undefined));

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min((active ?? -1) + 1, schools.length - 1)),
    ArrowUp: () => setActive(Math.max((active ?? 0) - 1, 0)),
    Enter: () => {
      const chosen = current ?? schools[0];
      if (chosen) onChoose(chosen.inepCode);
    },
  };
  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || schools.length === 0) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <div className="field">
        <label className="find-school-label" htmlFor={id}>
          {text.label} <small>{text.hint}</small>
        </label>
        <span className="input find-school-input">
          <Search className="icon" />
          <input
            id={id}
            type="search"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            aria-autocomplete="list"
            aria-expanded={schools.length > 0}
            aria-controls={`${id}-lista`}
            aria-activedescendant={current ? `${id}-${current.inepCode}` : undefined}
            aria-describedby={`${id}-diz`}
            value={typed}
            onChange={({ target }) => {
              setActive(null);
              onType(target.value);
            }}
            onKeyDown={press}
          />
        </span>
      </div>
      <p className="text-xs text-subtle" role="status" id={`${id}-diz`}>
        {isWaiting ? text.searching : found?.data ? countSentence(found.data, loaded) : null}
        {found === undefined ? beginSentence(loaded) : null}
      </p>
      {found?.error ? <FailedNote text={found.error.sentence(text.failed)} onRetry={found.retry} /> : null}
      <div
        id={`${id}-lista`}
        className="find-school-list"
        role="listbox"
        aria-label={text.list}
        tabIndex={-1}
        hidden={schools.length === 0}
      >
        {schools.map((school, index) => (
          <SchoolOption
            key={school.inepCode}
            id={`${id}-${school.inepCode}`}
            school={school}
            isActive={index === active}
            isOpen={school.inepCode === open}
            onChoose={() => onChoose(school.inepCode)}
          />
        ))}
      </div>
      {found?.data?.total === 0 && !isWaiting ? <NoneFound /> : null}
    </>
  );
}

function NoneFound() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">{text.noneHelp}</p>
      <ButtonLink to={paths.register}>{text.registerAnyway}</ButtonLink>
    </div>
  );
}
