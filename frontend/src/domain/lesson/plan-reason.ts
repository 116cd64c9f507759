import { isBnccCode } from '@/domain/bncc/code';

/**
 * Why a plan is asked for: a skill of which a class got too little right, one that many of its pupils have to strengthen, or
 * one that has not appeared in a year.
 */
export type PlanReason =
  | { kind: 'gap'; skill: string; hits: number; answers: number }
  | { kind: 'mastery'; skill: string; toStrengthen: number; answered: number }
  | { kind: 'missing'; code: string; year: number };

/** What a skill may be called: "D26 (9º ano): Associar...", "Fração", "EF09MA08"; no address. */
const NAME = /^(?!.*:\/)[\p{L}\p{N}][\p{L}\p{N}\p{M} .,;:/()'’"“”+–-]{0,299}$/u;
const COUNT = /^\d{1,6}$/;
const YEAR = /^20\d\d$/;

/** As an address says it. */
export function reasonWords(reason: PlanReason | null | undefined): [string, string][] {
  switch (reason?.kind) {
    case undefined:
      return [];
    case 'gap':
      return [
        ['lacuna', reason.skill.trim()],
        ['acertos', String(reason.hits)],
        ['respostas', String(reason.answers)],
      ];
    case 'mastery':
      return [
        ['reforcar', reason.skill.trim()],
        ['alunos', String(reason.toStrengthen)],
        ['de', String(reason.answered)],
      ];
    case 'missing':
      return [
        ['falta', reason.code],
        ['em', String(reason.year)],
      ];
  }
}

/** What an address says of it; nothing where it says what cannot be. */
export function reasonIn(said: (name: string) => string): PlanReason | null {
  return gapIn(said) ?? masteryIn(said) ?? missingIn(said);
}

function gapIn(said: (name: string) => string): PlanReason | null {
  const [skill, hits, answers] = [said('lacuna'), said('acertos'), said('respostas')];
  if (!NAME.test(skill) || !COUNT.test(hits) || !COUNT.test(answers)) return null;
  const known = { kind: 'gap', skill, hits: Number(hits), answers: Number(answers) } as const;
  return known.answers > 0 && known.hits <= known.answers ? known : null;
}

function masteryIn(said: (name: string) => string): PlanReason | null {
  const [skill, pupils, of] = [said('reforcar'), said('alunos'), said('de')];
  if (!NAME.test(skill) || !COUNT.test(pupils) || !COUNT.test(of)) return null;
  const known = { kind: 'mastery', skill, toStrengthen: Number(pupils), answered: Number(of) } as const;
  return known.toStrengthen > 0 && known.toStrengthen <= known.answered ? known : null;
}

function missingIn(said: (name: string) => string): PlanReason | null {
  const [code, year] = [said('falta'), said('em')];
  return isBnccCode(code) && YEAR.test(year) ? { kind: 'missing', code, year: Number(year) } : null;
}

/** Whole per cent, rounded as the server rounds them. */
export const percentOf = ({ hits, answers }: { hits: number; answers: number }): number =>
  Math.floor((200 * hits + answers) / (2 * answers));
