import { expect, it } from 'vitest';

import { knownApproval } from './known-approval';

it.each([
  ['94.0', '0.939', '94.0'],
  [null, '0.989', '98.900'],
  [null, '1', '100'],
  [null, null, null],
])('of the approval %s and the P %s it is %s', (approvalRate, printedIndicator, known) => {
  expect(knownApproval({ approvalRate, printedIndicator })).toBe(known);
});
