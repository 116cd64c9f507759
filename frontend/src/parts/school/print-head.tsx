import type { School } from '@/api/school';
import { useSignedIn } from '@/api/session/session-context';
import { today } from '@/domain/dates';

import { printHeadText as text } from './print-head.text';
import { schoolLine } from './school-line';

import '@/styles/print-page.css';
import './print-head.css';

interface PrintHeadProps {
  /** What is on the paper. */
  title: string;
  school: School;
  /** What its figures are of: stage and edition. */
  about: string;
}

/** On paper alone: whose figures these are, of when, and who printed them. */
export function PrintHead({ title, school, about }: PrintHeadProps) {
  const { name } = useSignedIn();
  return (
    <div className="print-head">
      <div>
        <p className="print-head-title">{title}</p>
        <p>
          <b>{school.name}</b> • {schoolLine(school)}
        </p>
      </div>
      <div>
        <p>
          <b>{about}</b>
        </p>
        <p>{text.printed(today(), name)}</p>
      </div>
    </div>
  );
}
