import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/paths';

import { Brand } from './brand';
import { ThemeButton } from '@/kit/browser/theme-button';
import { frameText } from './frame.text';

interface PublicFrameProps {
  /** At the right of the bar, before the theme. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages that need no session: the sign, one bar, the page. */
export function PublicFrame({ action, children }: PublicFrameProps) {
  return (
    <div className="public-frame">
      <a className="skip-link" href="#conteudo">
        {frameText.skip}
      </a>
      <header className="public-bar">
        <Link to={paths.home} className="public-home" aria-label={frameText.home}>
          <Brand />
        </Link>
        <div className="row gap-1">
          {action}
          <ThemeButton />
        </div>
      </header>
      <main id="conteudo" className="public-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
