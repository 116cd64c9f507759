import { useState } from 'react';

import type { AuditFilter } from '@/api/audit';
import { auditGroupNames } from '@/domain/audit/audit-group';
import { daysBefore } from '@/domain/school/school-day';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useSettled } from '@/kit/browser/use-settled';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a period is called in the address; without one it is a month. */
export const periods = ['7', '90', 'tudo', 'datas'] as const;
export type Period = (typeof periods)[number];

const allowed = {
  pessoa: /^[1-9]\d{0,15}$/,
  tipo: auditGroupNames,
  periodo: periods,
  de: DAY,
  ate: DAY,
} as const;

const USUAL_DAYS = 30;

/**
 * Which entries the address asks for. What is searched for does not stand in it: it may be a pupil's name, and an address
 * stays in the history of a computer that others use. `today` is the school's day.
 */
export function useAuditAddress(today: string | null) {
  const [address, change] = useQueryState(allowed);
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const { pessoa, tipo, periodo, de, ate } = address;
  const filter: AuditFilter | null =
    today === null
      ? null
      : {
          person: pessoa === null ? null : Number(pessoa),
          group: tipo,
          q: q === '' ? null : q,
          ...daysOf(periodo, today, { from: de, to: ate }),
        };
  return {
    address,
    change,
    search,
    setSearch,
    filter,
    isFiltered: q !== '' || Object.values(address).some((said) => said !== null),
    choosePeriod: (next: Period | null) =>
      change(
        next === 'datas' && today !== null
          ? { periodo: next, de: daysBefore(today, USUAL_DAYS - 1), ate: today }
          : { periodo: next, de: null, ate: null },
      ),
    seeRefusals() {
      setSearch('');
      change({ tipo: 'recusas', pessoa: null });
    },
    clear() {
      setSearch('');
      change({ pessoa: null, tipo: null, periodo: null, de: null, ate: null });
    },
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;

interface Days {
  from: string | null;
  to: string | null;
}

function daysOf(period: Period | null, today: string, chosen: Days): Days {
  if (period === 'datas') return chosen;
  if (period === 'tudo') return { from: null, to: null };
  const days = period === null ? USUAL_DAYS : Number(period);
  return { from: daysBefore(today, days - 1), to: null };
}
