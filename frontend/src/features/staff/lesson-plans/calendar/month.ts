/** A day of a month as its sheet shows it: "2026-11-14". */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const partsOf = (month: string): [number, number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number - 1];
};

export const firstDay = (month: string): string => `${month}-01`;

export function lastDay(month: string): string {
  const [year, number] = partsOf(month);
  return dayOf(year, number + 1, 0);
}

/** "2026-11", so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = partsOf(month);
  return dayOf(year, number + months, 1).slice(0, 7);
}

/** The weeks of a month, from Monday to Sunday; null where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = partsOf(month);
  const days = Number(lastDay(month).slice(8));
  const before = (new Date(Date.UTC(year, number, 1)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const day = week * 7 + place - before + 1;
      return day < 1 || day > days ? null : dayOf(year, number, day);
    }),
  );
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

/** "novembro de 2026" */
export const monthName = (month: string): string => MONTH.format(new Date(`${firstDay(month)}T00:00:00Z`));

/** "terça" */
export const weekdayOf = (day: string): string =>
  WEEKDAY.format(new Date(`${day}T00:00:00Z`)).replace('-feira', '');

/** Monday to Sunday, whole and short. */
export const weekdays = Array.from({ length: 7 }, (_, place) => {
  // The first of June 2026 is a Monday.
  const day = new Date(Date.UTC(2026, 5, 1 + place));
  return { name: WEEKDAY.format(day), short: SHORT.format(day).replace('.', '') };
});
