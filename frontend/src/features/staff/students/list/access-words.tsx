import { CircleAlert, Printer } from 'lucide-react';

import type { PupilAccess } from '@/api/people/pupils';
import { formatDate, nearDay } from '@/domain/dates';

import { listText } from './list.text';

import './access-words.css';

const text = listText.ways;

/** When somebody came in last: "Entrou hoje", "Entrou em 09/11/2026". */
function seenWords(at: string): string {
  const near = nearDay(at);
  return near ? text.seen(near) : text.seenOn(formatDate(at));
}

/** How a pupil comes in, if at all: who is inactive needs no card. What stands in the way has a colour, an icon and words. */
export function AccessWords({ access, isActive }: { access: PupilAccess; isActive: boolean }) {
  const { state, until, printedAt, seenAt } = access;
  if (!isActive) return seenAt === null ? null : <span className="text-muted">{seenWords(seenAt)}</span>;
  switch (state) {
    case 'chosen':
      return <span className="text-muted">{seenAt === null ? text.never : seenWords(seenAt)}</span>;
    case 'card':
      return printedAt === null ? (
        <span className="access-words-soon">
          <Printer className="icon icon-s" />
          {text.toPrint}
        </span>
      ) : (
        <span className="text-muted">{text.printed(until === null ? '' : formatDate(until))}</span>
      );
    case 'card_expired':
      return (
        <span className="access-words-late">
          <CircleAlert className="icon icon-s" />
          {text.expired}
        </span>
      );
    case 'none':
      return (
        <span className="access-words-soon">
          <CircleAlert className="icon icon-s" />
          {text.none}
        </span>
      );
  }
}
