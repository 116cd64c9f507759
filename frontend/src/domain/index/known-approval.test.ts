import { expect, it } from 'vitest';

import { knownApproval } from './known-approval';

it.each([
  ['94.0', '0.939000', '94.0'],
  [null, '0.988700', '98.87'],
  [null, '1.000000', '100.0'],
  [null, null, null],
])('of the approval %s and the P %s it is %s', (approvalRate, performanceIndicator, known) => {
  expect(knownApproval({ approvalRate, performanceIndicator })).toBe(known);
});
