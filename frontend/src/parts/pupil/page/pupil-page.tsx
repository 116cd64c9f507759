import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { pupilPaths } from '@/domain/pupil-paths';
import { usePageTitle } from '@/kit/ui/page-head';
import { pupilText as text } from '@/parts/pupil/pupil.text';

import './pupil-page.css';

interface PupilPageProps {
  /** At the right of the way back. */
  beside?: ReactNode;
  /** The home itself leads nowhere back. */
  home?: boolean;
  children: ReactNode;
}

/** A page below the pupils' bar: the way back, and one column. */
export function PupilPage({ beside, home = false, children }: PupilPageProps) {
  return (
    <main id="conteudo" className="pupil-page" tabIndex={-1}>
      {home ? null : (
        <div className="pupil-page-top">
          <Link className="pupil-page-back" to={pupilPaths.dashboard}>
            <ArrowLeft className="icon icon-s" />
            {text.back}
          </Link>
          {beside}
        </div>
      )}
      {children}
    </main>
  );
}

interface PupilHeadProps {
  title: string;
  /** What the browser keeps of it, where the title names somebody. */
  named?: string;
  lead?: ReactNode;
}

/** The page's one h1 and the line below it. */
export function PupilHead({ title, named = title, lead }: PupilHeadProps) {
  const heading = usePageTitle(named);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p className="pupil-page-lead">{lead}</p> : null}
    </div>
  );
}
