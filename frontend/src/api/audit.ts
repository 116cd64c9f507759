import { address, type Schemas } from '@/api/wire/address';
import { askForFile } from '@/api/wire/client';
import { type Pages, usePages } from '@/api/wire/paged/use-pages';

export type Audit = Schemas['Audit'];
export type AuditEntry = Schemas['AuditEntry'];

/** What the trail is narrowed down to; null where nothing is said. */
export interface AuditFilter {
  /** Who acted, or whom it is about. */
  person: number | null;
  group: Schemas['AuditGroup'] | null;
  /** The first and the last day: "2026-11-14". */
  from: string | null;
  to: string | null;
  q: string | null;
}

/** The entries of the audit trail, the newest first; null waits. */
export const useAudit = (school: number, filter: AuditFilter | null): Pages<Audit> =>
  usePages((before) =>
    filter === null ? null : address('/api/school/{school}/audit', { school, ...filter, before }),
  );

/** The entries of a filter as a file. */
export const exportAudit = (school: number, filter: AuditFilter): Promise<Blob> =>
  askForFile('/api/school/{school}/audit/export', { school, body: filter });
