import { expect, it } from 'vitest';

import { bestToTrain, bySubject, type MasteryLevel } from './mastery';

const skill = (name: string, subject: string, mastery: number, level: MasteryLevel) => ({
  name,
  subject,
  mastery,
  level,
});

it('trains what is not mastered, the least first, and knows when nothing is left', () => {
  const all = [
    skill('a', 'MT', 97, 'domina'),
    skill('b', 'MT', 70, 'quase'),
    skill('c', 'LP', 59, 'treinar'),
    skill('d', 'LP', 30, 'treinar'),
  ];
  expect(bestToTrain(all)?.name).toBe('d');
  expect(bestToTrain(all.slice(0, 1))).toBeNull();
  expect(
    bySubject(all).map(([subject, skills]) => [subject, skills.map(({ name }) => name).join('')]),
  ).toEqual([
    ['LP', 'dc'],
    ['MT', 'ba'],
  ]);
});
