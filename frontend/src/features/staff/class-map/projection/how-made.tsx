import { Link } from 'react-router-dom';

import { staffPaths } from '@/domain/staff-paths';
import { Disclosure } from '@/kit/data/disclosure';

import { howText as text } from './projection.text';

import '@/kit/layout/prose.css';

/** The working in three paragraphs; the whole of it has a page of its own. */
export const HowMade = () => (
  <Disclosure summary={text.title}>
    <div className="prose mt-2 text-sm">
      <p>{text.description}</p>
      <p>{text.what}</p>
      <p>{text.interval}</p>
      <p>{text.limits}</p>
      <p>
        <Link to={staffPaths.masteryMethod}>{text.link}</Link>
      </p>
    </div>
  </Disclosure>
);
