import type { SchoolClass } from '@/api/classes';
import type { Subject } from '@/api/subjects';

/** Of which class and subject a map is. */
export interface MapOf {
  of: SchoolClass;
  subject: Subject;
}
