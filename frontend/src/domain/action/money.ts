import { type Decimal, formatDecimal, parseDecimal } from '@/domain/decimal';

/** A dot before three digits stands between thousands: "2.400" is no price of two reais. None begin with a zero. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** Reais as people type them: "2400,50", "2.400", "R$ 2.400,50". Null when it is no number. */
export function parseMoney(typed: string): Decimal | null {
  const text = typed.trim().replace(/^R\$/i, '').trim();
  return parseDecimal(THOUSANDS.test(text) ? text.replaceAll('.', '') : text);
}

/** "R$ 2.400,50", which no line breaks apart. */
export const formatMoney = (value: string): string => `R$\u00a0${formatDecimal(value, 2)}`;
