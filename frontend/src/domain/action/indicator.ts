import { formatDecimal, formatPercent } from '@/domain/decimal';

/** What an action is to move: the index, a subject, or the approval of a stage or of one grade. */
export type IndicatorKind = 'indice' | 'lp' | 'mt' | 'aprovacao' | 'grade';

export const indicatorKinds: readonly IndicatorKind[] = ['lp', 'mt', 'aprovacao', 'grade', 'indice'];

export const isIndicatorKind = (value: string): value is IndicatorKind =>
  indicatorKinds.some((kind) => kind === value);

/** The end of its scale. */
export const endOfScale: Record<IndicatorKind, number> = {
  indice: 10,
  lp: 500,
  mt: 500,
  aprovacao: 100,
  grade: 100,
};

/** A value of it as people read it: "262,70", "96,50 %". */
export const formatMeasure = (kind: IndicatorKind, value: string): string =>
  endOfScale[kind] === 100 ? formatPercent(value, 2) : formatDecimal(value, 2);
