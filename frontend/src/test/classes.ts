import type { SchoolClass } from '@/api/classes';

import { marina } from './people';

/** A class that nobody teaches yet, and without pupils. */
export const ninth: SchoolClass = {
  id: 4,
  schoolId: marina.schoolId,
  name: '9º A',
  year: '9º ano',
  stage: 'anos_finais',
  shift: 'matutino',
  schoolYear: 2026,
  teacherId: null,
  teacherName: null,
  totalStudents: 0,
  archived: false,
  mayChange: true,
  createdAt: '2026-02-02T12:00:00Z',
};
