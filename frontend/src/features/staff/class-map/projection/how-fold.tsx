import { Link } from 'react-router-dom';

import { staffPaths } from '@/domain/staff-paths';
import { Fold } from '@/kit/ui/fold/fold';

import { howText as text } from './projection.text';

import '@/kit/layout/prose.css';

/** The working in three paragraphs; the whole of it has a page of its own. */
export const HowFold = () => (
  <div className="no-print">
    <Fold title={text.title} description={text.description}>
      <div className="prose">
        <p>{text.what}</p>
        <p>{text.interval}</p>
        <p>{text.limits}</p>
        <p>
          <Link to={staffPaths.masteryMethod}>{text.link}</Link>
        </p>
      </div>
    </Fold>
  </div>
);
