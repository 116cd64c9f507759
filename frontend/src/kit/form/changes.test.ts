import { expect, it } from 'vitest';

import { changesOf } from './changes';

it('takes what differs from what the form was opened with, as it is read, and what was emptied as null', () => {
  const opened = { name: '5º A', teacherId: '3', email: 'a@b.br', active: 'true' };
  const read = { name: '5º A', teacherId: 3, email: 'a@b.br', active: true };
  expect(changesOf(read, opened, opened)).toEqual({});
  expect(changesOf({ ...read, teacherId: 4 }, { ...opened, teacherId: '4' }, opened)).toEqual({
    teacherId: 4,
  });
  const { email: _, ...rest } = read;
  expect(changesOf({ ...rest, active: false }, { ...opened, email: '', active: 'false' }, opened)).toEqual({
    email: null,
    active: false,
  });
});
