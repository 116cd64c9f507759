import { useNearQuotas } from '@/api/quotas';
import { formatCount } from '@/domain/decimal';
import { Note } from '@/kit/ui/note';

import { quotaText as text } from './quota.text';

interface QuotaNoteProps {
  schoolId: number;
  /** The quota's name. */
  of: keyof typeof text.things;
}

/** Where the school keeps nearly as much as it may, it is told before anything is refused. */
export function QuotaNote({ schoolId, of }: QuotaNoteProps) {
  const quota = useNearQuotas(schoolId).data?.find(({ name }) => name === of);
  if (!quota) return null;
  const { kept, most } = quota;
  const [all, things] = [formatCount(most), text.things[of]];
  return <Note>{kept < most ? text.near(formatCount(kept), all, things) : text.full(all, things)}</Note>;
}
