import { compare, type Decimal, decimal } from '@/domain/decimal';

export type IndexBand = 'boa' | 'atencao' | 'critica';

const GOOD: Decimal = { digits: 6n, scale: 0 };
const ATTENTION: Decimal = { digits: 4n, scale: 0 };

export const bandLabels: Record<IndexBand, string> = {
  boa: 'Boa',
  atencao: 'Atenção',
  critica: 'Crítica',
};

/** Boa from 6.00, Atenção from 4.00, Crítica below. Null without an index. */
export function bandOf(value: Decimal | string | null | undefined): IndexBand | null {
  const index = typeof value === 'string' ? decimal(value) : value;
  if (!index) return null;
  if (compare(index, GOOD) >= 0) return 'boa';
  return compare(index, ATTENTION) >= 0 ? 'atencao' : 'critica';
}
