import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';

import type { SchoolClass } from '@/api/classes';
import type { Pupil } from '@/api/people/pupils';
import type { CurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import type { Shift } from '@/domain/shift';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';
import { marina } from '@/test/people';
import { type Answers, serve } from '@/test/server';

import { StudentsPage } from './students-page';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

export const gestora: CurrentUser = {
  ...marina,
  rights: [
    'pupil.create',
    'pupil.change',
    'pupil.bulk',
    'pupil.cards',
    'pupil.erase',
    'pupil.export',
    'pupil.export-one',
    'pupil.import',
    'pupil.issue',
    'pupil.reset',
  ],
};

export const caio: Pupil = {
  id: 31,
  studentId: '2025060204',
  name: 'Caio Henrique Prado',
  classId: 4,
  className: '6º A',
  isActive: true,
  details: {
    email: null,
    birthDate: '2014-07-21',
    guardianName: 'Patrícia Prado',
    guardianPhone: '(16) 99999-0142',
    createdAt: '2026-02-04T12:00:00Z',
  },
  access: { state: 'chosen', until: null, printedAt: null, seenAt: '2026-03-09T22:22:00Z' },
  mayReset: true,
};

export const gabriel: Pupil = {
  ...caio,
  id: 32,
  studentId: '2025080091',
  name: 'Gabriel Nunes Farias',
  classId: null,
  className: null,
  access: { state: 'card', until: '2026-11-28T12:00:00Z', printedAt: null, seenAt: null },
};

export const schoolClass = (
  id: number,
  name: string,
  shift: Shift,
  teacherName: string | null,
): SchoolClass => ({
  id,
  name,
  shift,
  teacherName,
  schoolId: marina.schoolId,
  year: '6º ano',
  stage: 'anos_finais',
  schoolYear: 2026,
  teacherId: null,
  totalStudents: 1,
  archived: false,
  mayChange: true,
  createdAt: '2026-02-02T12:00:00Z',
});

const classes = [
  schoolClass(4, '6º A', 'matutino', 'Renata Nunes'),
  schoolClass(5, '6º B', 'vespertino', null),
];

/** A server with these pupils; what a test answers comes before. */
export function serveStudents(pupils: readonly Pupil[], answers: Answers = {}) {
  serve({
    'GET /api/school/{school}/students': ({ url }) => {
      const of = url.searchParams.get('classId');
      const q = url.searchParams.get('q')?.toLowerCase() ?? '';
      const students = pupils.filter(
        ({ classId, name }) =>
          (of === null || of === (classId === null ? 'none' : String(classId))) &&
          name.toLowerCase().includes(q),
      );
      return { total: students.length, page: 1, pages: 1, students };
    },
    'GET /api/school/{school}/students/counts': () => ({
      total: pupils.length,
      active: pupils.filter(({ isActive }) => isActive).length,
      classes: 2,
      withoutClass: pupils.filter(({ classId }) => classId === null).length,
      inArchived: 0,
      toPrint: pupils.filter(({ access }) => access?.state === 'card').length,
      withoutAccess: pupils.filter(({ access }) => /card_expired|none/.test(access?.state ?? '')).length,
    }),
    'GET /api/school/{school}/classes': ({ url }) =>
      url.searchParams.get('archived') === 'true' ? [] : classes,
    ...answers,
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{`${pathname}${search}`}</output>;
}

/** The page as somebody sees it who comes by this address. */
export async function openStudents(address = '/students', user: CurrentUser = gestora) {
  const page = (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={user}>
        <MemoryRouter initialEntries={[address]}>
          <StudentsPage />
          <Address />
          <ToastOutlet />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>
  );
  // React goes on with a part whose file comes only where the drawing itself is waited for.
  await act(async () => void render(page));
}

export const address = () => screen.getByLabelText('Endereço').textContent;

/** Waits for the button, and until it may be pressed. */
export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await act(() => person.click(button));
}

export async function fromMenu(of: Pupil, entry: string) {
  await press(`Mais ações para ${of.name}`);
  await press(entry);
}
