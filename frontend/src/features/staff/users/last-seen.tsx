import { KeyRound } from 'lucide-react';

import type { Account } from '@/api/people/users';
import { formatRecent } from '@/domain/dates';
import { Badge } from '@/kit/ui/badge';

import { daysUntil } from './user-filter';
import { usersText as text } from './users.text';

function issuedWords(until: string | null): string {
  const days = until === null ? 0 : daysUntil(until);
  if (days === 0) return text.issuedOver;
  return days === 1 ? text.issuedToday : text.issuedUntil(days);
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** When somebody was last here; or what became of the password they were given. */
export function LastSeen({ account, own }: { account: Account; own: boolean }) {
  const { mustChange, passwordUntil, seenAt } = account;
  if (own) return text.now;
  if (mustChange) {
    return (
      <Badge tone="warn" icon={<KeyRound className="icon" />}>
        {issuedWords(passwordUntil)}
      </Badge>
    );
  }
  return seenAt === null ? text.never : capitalised(formatRecent(seenAt));
}
