import {
  BookOpen,
  Calculator,
  FileDown,
  FileUp,
  GraduationCap,
  KeyRound,
  LogIn,
  type LucideIcon,
  Presentation,
  Target,
  TriangleAlert,
} from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import type { AuditEntry } from '@/api/audit';
import { type AuditGroup, auditGroups } from '@/domain/audit/audit-group';
import { formatDate } from '@/domain/dates';
import { daysBefore, schoolDay, schoolTime } from '@/domain/school/school-day';
import { staffPaths } from '@/domain/staff-paths';
import { Badge } from '@/kit/ui/badge';

import { auditText as text } from './audit.text';

import './audit-table.css';

const icons: Record<AuditGroup, LucideIcon> = {
  recusas: TriangleAlert,
  entradas: LogIn,
  contas: KeyRound,
  alunos: GraduationCap,
  turmas: Presentation,
  importacoes: FileUp,
  exportacoes: FileDown,
  ideb: Calculator,
  acoes: Target,
  planos: BookOpen,
};

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Whose clocks the days and hours are of. */
  state: string;
}

/** What happened, day by day as the school counts them. */
export function AuditTable({ entries, state }: AuditTableProps) {
  const today = schoolDay(state);
  return (
    <table className="audit-table">
      <caption className="sr-only">{text.table}</caption>
      <thead>
        <tr>
          <th scope="col">{text.time}</th>
          <th scope="col">{text.group}</th>
          <th scope="col">{text.what}</th>
        </tr>
      </thead>
      {[...byDay(entries, state)].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {dayName(day, today)}
            </th>
          </tr>
          {ofDay.map((entry) => (
            <Row key={entry.id} entry={entry} state={state} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** In the order of the list. */
function byDay(entries: readonly AuditEntry[], state: string): Map<string, AuditEntry[]> {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = schoolDay(state, new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

function dayName(day: string, today: string): string {
  if (day === today) return text.today(formatDate(day));
  return day === daysBefore(today, 1) ? text.yesterday(formatDate(day)) : formatDate(day);
}

function Row({ entry, state }: { entry: AuditEntry; state: string }) {
  const { at, group, actorName, about } = entry;
  const Icon = icons[group];
  return (
    <tr>
      <td className="audit-table-time">
        <time dateTime={at}>{schoolTime(state, new Date(at))}</time>
      </td>
      <td className="audit-table-kind">
        <Badge tone={group === 'recusas' ? 'warn' : 'neutral'} icon={<Icon className="icon" />}>
          {auditGroups[group].one}
        </Badge>
      </td>
      <td className="audit-table-what">
        <b>{actorName}</b> {entry.text}
        {about ? (
          <p className="text-xs text-subtle">
            {text.about} <AboutName about={about} />
          </p>
        ) : null}
      </td>
    </tr>
  );
}

function AboutName({ about }: { about: NonNullable<AuditEntry['about']> }) {
  if (about.name === null) return <Fragment>{text.unknown}</Fragment>;
  return about.isPupil ? (
    <Link to={`${staffPaths.students}?aluno=${about.id}`}>{about.name}</Link>
  ) : (
    <b>{about.name}</b>
  );
}
