import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/paths';

import { Brand } from './brand';
import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { ThemeButton } from '@/kit/browser/theme-button';
import { frameText } from './frame.text';

import './public-frame.css';
import './skip-link.css';

interface PublicFrameProps {
  /** At the right of the bar, before the theme. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages that need no session: the sign, one bar, the page. */
export function PublicFrame({ action, children }: PublicFrameProps) {
  useFirstFrameGone();
  return (
    <div className="public-frame">
      <a className="skip-link" href="#conteudo">
        {frameText.skip}
      </a>
      <header className="public-frame-bar">
        <Link to={paths.home} className="public-frame-home" aria-label={frameText.home}>
          <Brand />
        </Link>
        <div className="row gap-1">
          {action}
          <ThemeButton />
        </div>
      </header>
      <main id="conteudo" className="public-frame-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
