import type { ClassChange, NewClass, SchoolClass } from '@/api/classes';
import { type Answers, serve } from '@/test/server';

import { ninth, press, year2026 } from '../test-page';

/** A server that keeps classes, and what was sent to it. */
export function serveClasses(classes: SchoolClass[], more: Answers = {}) {
  const sent: { body: NewClass | ClassChange; url: string }[] = [];
  serve({
    'GET /api/school/{school}/classes': ({ url }) =>
      classes.filter(({ archived }) => String(archived) === url.searchParams.get('archived')),
    'GET /api/school/{school}/school-years/current': () => year2026,
    'GET /api/users': () => [
      { id: 3, name: 'Ana Prado', role: 'professor', account: null },
      { id: 5, name: 'João Vilela', role: 'professor', account: null },
    ],
    'POST /api/classes': ({ body, url }) => {
      sent.push({ body, url: url.pathname });
      return { ...ninth, id: 9 };
    },
    'PUT /api/classes/{id}': ({ body, url }) => {
      sent.push({ body, url: url.pathname });
      return ninth;
    },
    ...more,
  });
  return sent;
}

export const fromMenu = async (of: string, entry: string) => {
  await press(`Mais ações para ${of}, 2026`);
  await press(entry);
};
