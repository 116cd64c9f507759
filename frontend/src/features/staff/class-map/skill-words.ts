import type { MapSkill } from '@/api/learning/mastery-map';

/** A longer name stands below the map, and a number above its column. */
const LONGEST_HEAD = 10;

/** "D28" of "D28 (9º ano)". */
export const codeOf = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** What a skill asks for, inside a sentence: "resolver problemas com porcentagem". */
export const insideOf = (asks: string): string =>
  /^\p{Lu}\p{Ll}/u.test(asks) ? `${asks.charAt(0).toLowerCase()}${asks.slice(1)}` : asks;

/** What stands above each column: the code, the whole name where two skills share one, or a number where it is too long. */
export function headsOf(skills: readonly MapSkill[]): readonly string[] {
  const codes = skills.map(({ name }) => codeOf(name));
  return skills.map(({ name }, place) => {
    const code = codes[place] ?? name;
    const isShared = codes.filter((one) => one === code).length > 1;
    if (isShared) return code.length > LONGEST_HEAD ? `H${place + 1}` : name;
    return code.length > LONGEST_HEAD ? `H${place + 1}` : code;
  });
}
