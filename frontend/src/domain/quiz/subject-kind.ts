/** What a subject is about, as far as its name tells: for its icon and colour. */
export type SubjectKind =
  | 'portuguese'
  | 'maths'
  | 'science'
  | 'chemistry'
  | 'history'
  | 'geography'
  | 'foreign'
  | 'art'
  | 'sport'
  | 'other';

const kinds: readonly (readonly [RegExp, SubjectKind])[] = [
  [/portugu|literat|redac|leitura/, 'portuguese'],
  [/matem|algebra|geometria/, 'maths'],
  [/quimic|fisica/, 'chemistry'],
  [/cienc|biolog|natureza/, 'science'],
  [/histor|sociol|filosof/, 'history'],
  [/geograf/, 'geography'],
  [/ingl|espanh|estrangeir/, 'foreign'],
  [/arte|music/, 'art'],
];

export function subjectKind(name: string): SubjectKind {
  const folded = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/educacao fisica|esporte/.test(folded)) return 'sport';
  return kinds.find(([known]) => known.test(folded))?.[1] ?? 'other';
}
