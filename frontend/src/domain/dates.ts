const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_ONLY = /^(\d{4})-(\d{2})$/;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

const date = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** "13/10/2025". A date without a time is that day everywhere; an instant is shown in the local zone. */
export function formatDate(value: string): string {
  const day = DATE_ONLY.exec(value);
  return day ? `${day[3]}/${day[2]}/${day[1]}` : date.format(new Date(value));
}

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** "13/10/2025" gives "2025-10-13"; null for what is no day. */
export function parseDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed.trim()) ?? [];
  const parsed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${parsed}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(parsed) ? parsed : null;
}

/** "16:42" */
export const formatTime = (value: string): string => time.format(new Date(value));

/** "13/10/2025, 16:42" */
export const formatDateTime = (value: string): string => `${formatDate(value)}, ${formatTime(value)}`;

/** "2025-07" gives "jul/25"; bare gives "jul". */
export function formatMonth(value: string, bare = false): string {
  const match = MONTH_ONLY.exec(value.slice(0, 7));
  const name = MONTHS[Number(match?.[2]) - 1];
  if (!match || !name) return value;
  return bare ? name : `${name}/${match[1]?.slice(2)}`;
}

/** Midnights from the day of an instant to today. */
function daysSince(value: string, now: Date): number {
  const instant = new Date(value);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const day = new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
  return Math.round((midnight - day) / 86_400_000);
}

/** "hoje", "ontem"; null for an instant of another day. */
export function nearDay(value: string, now: Date = new Date()): 'hoje' | 'ontem' | null {
  const days = daysSince(value, now);
  return days === 0 ? 'hoje' : days === 1 ? 'ontem' : null;
}

/** "hoje", "ontem", "há 5 dias". */
export const sinceWhen = (value: string, now: Date = new Date()): string =>
  nearDay(value, now) ?? `há ${daysSince(value, now)} dias`;

/** "hoje, 07:30", "ontem, 18:12", else the date. */
export function formatRecent(value: string, now: Date = new Date()): string {
  const near = nearDay(value, now);
  return near ? `${near}, ${formatTime(value)}` : formatDate(value);
}

/** Whole years from a date of birth to today: 12. */
export function ageOn(birth: string, now: Date = new Date()): number {
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
  const [nowMonth, today] = [now.getMonth() + 1, now.getDate()];
  const hadBirthday = nowMonth > month || (nowMonth === month && today >= day);
  return now.getFullYear() - year - (hadBirthday ? 0 : 1);
}

/** "13/10/2025", on that day. */
export const today = (): string => date.format(new Date());

/** The first day of the last 30, as a date: "14/09/2025". */
export function daysAgo(days: number, now: Date = new Date()): string {
  return date.format(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
}
