import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { QuestionLosses } from '@/api/questions/question-actions';
import { swrOptions } from '@/api/wire/swr-options';
import { serve } from '@/test/server';

import { ExportDialog } from './export-dialog';

const person = userEvent.setup({ pointerEventsCheck: 0 });

function open(lossesOf: (format: string) => QuestionLosses) {
  const asked: object[] = [];
  serve({
    'POST /api/school/{school}/questions/export/losses': ({ body }) => {
      asked.push(body);
      return lossesOf(body.format);
    },
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <ExportDialog schoolId={7} meant={{ ids: [3, 1] }} onClose={vi.fn<() => void>()} />
    </SWRConfig>,
  );
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('what a format does not carry is said before', async () => {
  const asked = open((format) => ({
    questions: 2,
    losses: format === 'csv' ? [] : [{ what: 'a imagem', count: 1 }],
  }));
  expect(screen.getByText('2 questões escolhidas na lista.')).toBeVisible();
  expect(await screen.findByText('O arquivo leva 2 questões, sem perder nada.')).toBeVisible();
  await act(() => person.click(screen.getByLabelText(/^GIFT/)));
  expect(await screen.findByText('a imagem, em 1 questão')).toBeVisible();
  expect(asked).toEqual([
    { format: 'csv', ids: [3, 1] },
    { format: 'gift', ids: [3, 1] },
  ]);
});

it('nothing to export is no file', async () => {
  open(() => ({ questions: 0, losses: [] }));
  expect(await screen.findByText('Nenhuma questão para exportar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar o arquivo' })).toBeDisabled();
});
