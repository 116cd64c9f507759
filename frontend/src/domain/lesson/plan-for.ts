import { isBnccCode } from '@/domain/bncc/code';
import { type Discipline, disciplines } from '@/domain/bncc/discipline';
import { bnccGrades } from '@/domain/bncc/grades';
import { MOST_CODES } from '@/domain/lesson/limits';
import { type PlanReason, reasonIn, reasonWords } from '@/domain/lesson/plan-reason';
import { staffPaths } from '@/domain/staff-paths';

/** What a request for a plan begins with: of a skill that a class lacks, or nothing. */
export interface PlanSeed {
  subject?: string;
  grade?: string;
  topic?: string;
  codes?: readonly string[];
  classId?: number;
  reason?: PlanReason;
}

/** The same where it is known only in part. */
export interface PlanWish {
  subject?: Discipline | null;
  grade?: string | null;
  topic?: string | null;
  codes?: readonly string[];
  classId?: number | null;
  reason?: PlanReason | null;
}

/** Characters of a topic. */
export const LONGEST_TOPIC = 200;

const ID = /^[1-9]\d{0,15}$/;

/** The address that opens the request for a plan with what it is to be for. */
export function planFor({ subject, grade, topic, codes = [], classId, reason }: PlanWish): string {
  const said: [string, string | number | null | undefined][] = [
    ['disciplina', subject],
    ['serie', grade],
    ['tema', topic && topicOf(topic)],
    ['codigos', codes.filter(isBnccCode).slice(0, MOST_CODES).join(',')],
    ['turma', classId],
    ...reasonWords(reason),
  ];
  const search = new URLSearchParams({ gerar: '1' });
  for (const [name, value] of said) if (value) search.set(name, String(value));
  return `${staffPaths.lessonPlans}?${search}`;
}

/** What such an address says; null where it asks for no plan. What cannot be is left out: anybody can write an address. */
export function seedOf(address: URLSearchParams): PlanSeed | null {
  if (address.get('gerar') !== '1') return null;
  const said = (name: string): string => address.get(name)?.trim() ?? '';
  const subject = disciplines.find((one) => one === said('disciplina'));
  const grade = bnccGrades.find((one) => one === said('serie'));
  const topic = topicOf(said('tema'));
  const codes = [...new Set(said('codigos').split(',').filter(isBnccCode))].slice(0, MOST_CODES);
  const reason = reasonIn(said);
  const classId = ID.test(said('turma')) ? Number(said('turma')) : undefined;
  return {
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(topic && { topic }),
    ...(codes.length > 0 && { codes }),
    ...(classId && { classId }),
    ...(reason && { reason }),
  };
}

/** A skill's words as a topic: on one line, and no longer than a topic may be, cut between two words. */
export function topicOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if ([...line].length <= LONGEST_TOPIC) return line;
  const cut = [...line].slice(0, LONGEST_TOPIC - 3).join('');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[,;:]$/, '')}...`;
}
