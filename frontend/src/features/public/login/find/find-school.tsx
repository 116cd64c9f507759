import { Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

import { useAbout } from '@/api/about';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { FailedNote } from '@/kit/feedback/failed-note';
import { PageHead } from '@/kit/ui/page-head';

import { loginText } from '../login.text';
import './find-school.css';
import { findText as text } from './find.text';

import '@/kit/form/fields/field.css';
import '@/kit/form/fields/input.css';

/** What finds and shows schools: not needed until somebody comes to type, or to look at one that the address names. */
const finder = lazyPart(() => import('./school-finder').then((module) => module.SchoolFinder));

const FIELD = 'escola-procurada';
const LIST = 'escolas-encontradas';

/** The first of the schools found below. */
const first = (): HTMLElement | null => document.querySelector(`#${LIST} button`);

const keys: Readonly<Record<string, () => void>> = {
  ArrowDown: () => first()?.focus(),
  Enter: () => first()?.click(),
};

function press(event: KeyboardEvent) {
  const act = keys[event.key];
  if (!act || !first()) return;
  event.preventDefault();
  act();
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  return <FailedNote text={text.failed} onRetry={resetErrorBoundary} />;
}

/** A school is found, and what it lacks is told, before anyone has an account. Nothing of it where nothing is loaded. */
export function FindSchool() {
  const loaded = useAbout().data?.reference;
  const [asked] = useState(new URLSearchParams(useLocation().search));
  const [typed, setTyped] = useState(asked.get('q') ?? '');
  const [isWanted, setWanted] = useState(asked.has('escola'));
  const [below, setBelow] = useState<HTMLElement | null>(null);
  useAhead(finder.preload);
  const isEmpty = loaded?.schools === 0;
  const hint = <p className="text-xs text-subtle">{text.begin}</p>;
  return (
    <div className="stack">
      <PageHead
        title={loginText.title}
        tab={loginText.tab}
        description={isEmpty ? loginText.lead : `${loginText.lead} ${loginText.look}`}
        className="page-head login-head"
      />
      <section className="card find-school">
        {isEmpty ? (
          <p className="text-muted">{text.nothingLoaded}</p>
        ) : (
          <>
            <label className="find-school-label" htmlFor={FIELD}>
              {text.label} <small>{text.hint}</small>
            </label>
            <span className="input find-school-input">
              <Search className="icon" />
              <input
                id={FIELD}
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                value={typed}
                onFocus={() => setWanted(true)}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setWanted(true);
                }}
                onKeyDown={press}
              />
            </span>
            {isWanted ? null : hint}
          </>
        )}
        {isWanted && !isEmpty ? (
          <ErrorBoundary FallbackComponent={Failed}>
            <Suspense fallback={hint}>
              <finder.Component typed={typed} loaded={loaded} fieldId={FIELD} listId={LIST} below={below} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </section>
      <div ref={setBelow} className="empty:hidden" />
    </div>
  );
}
