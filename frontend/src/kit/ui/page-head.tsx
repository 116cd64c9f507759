import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

import './page-head.css';

/** The title on screen: a page that draws itself again under the same one keeps the focus where it is. */
let shown: string | undefined;

/** The entry of the browser's history, as the router names it. */
const entry = (): unknown => (window.history.state as { key?: unknown } | null)?.key;

/** That with which the product was opened: who follows a link before its first page is drawn has navigated. */
const opened = entry();

interface PageHeadProps {
  title: string;
  /** What the browser's tab says, where it is not the title. */
  tab?: string;
  description?: ReactNode;
  /** At the right: a selector or a button. */
  action?: ReactNode;
  className?: string;
}

/** The page's one h1. Names the document and takes the focus after a navigation inside the product. */
export function PageHead({
  title,
  tab = title,
  description,
  action,
  className = 'page-head',
}: PageHeadProps) {
  const heading = usePageTitle(title, tab);
  return (
    <div className={className}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {description ? <p>{description}</p> : null}
      </div>
      {action}
    </div>
  );
}

export function usePageTitle(title: string, tab = title) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    // Hidden while a part of the page came, and shown again: no effect below runs anew.
    if (shown === '') element?.focus({ preventScroll: true });
    return () => {
      // Drawn again under the same title, it takes back the focus that went with it.
      if (element && element === document.activeElement) shown = '';
    };
  }, []);
  useEffect(() => {
    document.title = `${tab} • Sistema IDEB`;
    const hasNavigated = shown !== undefined || entry() !== opened;
    if (hasNavigated && shown !== title) heading.current?.focus({ preventScroll: true });
    shown = title;
  }, [title, tab]);
  return heading;
}
