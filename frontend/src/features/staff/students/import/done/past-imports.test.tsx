import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { PupilImport } from '@/api/people/pupil-import';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { serve } from '@/test/server';

import { PastImports } from './past-imports';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
const person = userEvent.setup({ pointerEventsCheck: 0 });

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
}

afterEach(() => vi.unstubAllGlobals());

it('lists what was imported before, to be taken back while nobody has used it', async () => {
  const past: PupilImport = {
    id: 9,
    at: '2026-11-22T15:00:00Z',
    byName: 'Ana Prado',
    fileName: 'colado',
    created: 2,
    updated: 0,
    takenBackAt: null,
    mayBeTakenBack: true,
  };
  const stays = { ...past, mayBeTakenBack: false };
  serve({
    'GET /api/school/{school}/student-imports': () => [
      past,
      { ...stays, id: 8, fileName: '6_ano.csv' },
      // What only changed pupils brought nobody who could go.
      { ...stays, id: 7, fileName: 'telefones.csv', created: 0, updated: 3 },
      { ...stays, id: 6, fileName: '7_ano.csv', takenBackAt: past.at },
    ],
    'POST /api/students/imports/{id}/take-back': () => ({ removed: 2 }),
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <PastImports schoolId={marina.schoolId} />
    </SWRConfig>,
  );
  await person.click(screen.getByText('Importações anteriores'));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.lastElementChild?.textContent)).toEqual([
    'Desfazer',
    'Em uso',
    'Nada a desfazer',
    'Desfeita',
  ]);
  await press('Desfazer Células coladas');
  expect(await screen.findByText(/Os 2 alunos que ela criou saem do sistema/)).toBeVisible();
  await press('Desfazer a importação');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
