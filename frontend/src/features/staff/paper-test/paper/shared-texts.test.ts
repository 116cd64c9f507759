import { expect, it } from 'vitest';

import type { Question } from '@/api/questions/questions';
import { bakery } from '@/test/questions';

import { withSharedTexts } from './shared-texts';

const withText = (baseText: string | null, baseTextSource: string | null = null): Question => ({
  ...bakery,
  baseText,
  baseTextSource,
});
const [poem, story, none] = [withText('Poema'), withText('Conto'), withText(null)];

it.each<[string, Question[], (number | null)[]]>([
  ['each its own', [poem, story], [1, 2]],
  ['one text for three', [poem, poem, poem], [3, null, null]],
  ['in the middle', [none, poem, poem, none], [1, 3, null, 4]],
  ['none is no text in common', [none, none], [1, 2]],
  ['another between', [poem, story, poem], [1, 2, 3]],
  ['of another source', [poem, withText('Poema', 'Jornal')], [1, 2]],
])('%s', (_, questions, until) => {
  expect(withSharedTexts(questions).map(({ textUntil }) => textUntil)).toEqual(until);
});
