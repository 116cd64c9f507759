import { type ActionType, actionTypes } from '@/domain/action/words';
import { staffPaths } from '@/domain/staff-paths';

/** What the form of a new action begins with, where another page asks for one: nothing is saved by it. */
export interface ActionSeed {
  title: string;
  description: string;
  type: ActionType | null;
  /** Pupils whom it is for. */
  students: number | null;
}

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 2_000;
const COUNT = /^[1-9]\d{0,5}$/;

/** The address that opens the form of a new action with this in it. */
export function actionFor({ title, description, type, students }: ActionSeed): string {
  const said: [string, string | null][] = [
    ['titulo', lineOf(title, LONGEST_TITLE)],
    ['descricao', lineOf(description, LONGEST_DESCRIPTION)],
    ['tipo', type],
    ['alunos', students === null ? null : String(students)],
  ];
  const search = new URLSearchParams({ nova: '1' });
  for (const [name, value] of said) if (value) search.set(name, value);
  return `${staffPaths.actions}?${search}`;
}

/** What such an address says; null where it asks for no action. What cannot be is left out: anybody can write an address. */
export function actionSeedOf(address: URLSearchParams): ActionSeed | null {
  if (address.get('nova') !== '1') return null;
  const said = (name: string): string => address.get(name)?.trim() ?? '';
  return {
    title: lineOf(said('titulo'), LONGEST_TITLE),
    description: lineOf(said('descricao'), LONGEST_DESCRIPTION),
    type: actionTypes.find((one) => one === said('tipo')) ?? null,
    students: COUNT.test(said('alunos')) ? Number(said('alunos')) : null,
  };
}

/** The parameters that such an address has. */
export const actionSeedParts = ['nova', 'titulo', 'descricao', 'tipo', 'alunos'] as const;

const lineOf = (words: string, longest: number): string =>
  [...words.replaceAll(/\s+/g, ' ').trim()].slice(0, longest).join('');
