import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';

import type { PupilImportOptions, PupilImportReport } from '@/api/people/pupil-import';
import { swrOptions } from '@/api/wire/swr-options';
import { ninth } from '@/test/classes';
import { marina } from '@/test/people';
import { refuse, serve } from '@/test/server';
import { serveUploads } from '@/test/uploads';

import { PupilImport } from './pupil-import';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
export const person = userEvent.setup({ pointerEventsCheck: 0 });

const line = (number: number, part: Partial<PupilImportReport['lines'][number]> = {}) => ({
  sheet: null,
  line: number,
  verdict: 'novo' as const,
  studentId: `${number}`,
  name: `Ana ${number}`,
  className: '6º A',
  birthDate: '21/07/2014',
  observation: '',
  problems: [],
  ...part,
});

const wrongDate = line(3, {
  verdict: 'errada',
  observation: 'Essa data não existe.',
  problems: [
    {
      column: 'data_nascimento',
      value: '31/02/2014',
      problem: 'Essa data não existe.',
      hint: 'Confira no documento e use dd/mm/aaaa.',
    },
  ],
});

export const report = (part: Partial<PupilImportReport> = {}): PupilImportReport => ({
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  layout: 'Lista de alunos',
  tables: [{ sheet: '6_ano.csv', headerLine: 1, unread: ['Cor'] }],
  schoolYear: 2026,
  dateOrder: 'dia_mes',
  counts: { new: 1, updated: 0, same: 0, ignored: 0, wrong: 1 },
  lines: [line(2), wrongDate],
  problemCount: 1,
  missingClasses: [],
  missingClassCount: part.missingClasses?.length ?? 0,
  numberedClasses: [],
  chosenClasses: [],
  newClasses: [],
  notices: [],
  needs: null,
  refusal: null,
  importId: null,
  ...part,
});

const sixth = { id: 4, name: '6º A', schoolYear: 2026 };

interface Told {
  options: PupilImportOptions;
  dryRun: boolean;
}

/** The dialog over a server that answers uploads so, and keeps these imports. */
export function open(answer: (told: Told) => PupilImportReport) {
  serve({
    'GET /api/school/{school}/classes': () => [{ ...ninth, ...sixth, year: '6º ano' }],
    'GET /api/school/{school}/student-imports': () => [],
    'POST /api/students/imports/{id}/take-back': () => refuse(409, 'Não dá mais para desfazer.'),
  });
  const sent = serveUploads(({ address, options }) =>
    answer({ options: options as PupilImportOptions, dryRun: address.endsWith('dryRun=true') }),
  );
  const onClose = vi.fn<() => void>();
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter>
        <PupilImport schoolId={marina.schoolId} onClose={onClose} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { sent, onClose };
}

export async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
}

export async function check(answer: Parameters<typeof open>[0]) {
  const opened = open(answer);
  await person.type(screen.getByLabelText('Ou cole as células da planilha'), 'matricula');
  await press('Conferir a planilha');
  return opened;
}
