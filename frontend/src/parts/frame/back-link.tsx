import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

import './back-link.css';

/** Where a page was come to from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="back-link no-print">
      <Link to={to} className="button button-text button-flush">
        <ArrowLeft className="icon icon-s" aria-hidden="true" />
        {children}
      </Link>
    </p>
  );
}
