import type { ClassProjection, ComponentProjection } from '@/api/learning/projection';
import { disciplineOf } from '@/domain/bncc/discipline';

/** What the SAEB tests, of a school's subject; null of any other. */
export function componentOf(subject: string, { components }: ClassProjection): ComponentProjection | null {
  const tested = { lingua_portuguesa: 'LP', matematica: 'MT' } as const;
  const discipline = disciplineOf(subject);
  const sought =
    discipline === 'lingua_portuguesa' || discipline === 'matematica' ? tested[discipline] : null;
  return components.find(({ component }) => component === sought) ?? null;
}
