import type { ActionSum } from '@/api/index/action-sum';

/** What four actions are to do to the index of `outlook.ts`, two of them late, for tests. */
export const actionSum = {
  stage: 'anos_finais',
  actions: 4,
  late: 2,
  missing: null,
  answer: {
    year: 2023,
    now: '5.01',
    withAll: '5.14',
    withoutLate: '5.08',
    aim: { ideb: '5.1', year: 2027, origin: 'escola' },
    threshold: '5.05',
    reaches: true,
    reachesWithoutLate: true,
    difference: '0.09',
  },
} satisfies ActionSum;
