import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { QuestionImportReport } from '@/api/questions/question-import';
import { swrOptions } from '@/api/wire/swr-options';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { marina } from '@/test/people';
import { maths } from '@/test/questions';
import { serve } from '@/test/server';
import { serveUploads } from '@/test/uploads';

import { QuestionImport } from './question-import';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
const person = userEvent.setup({ pointerEventsCheck: 0 });

const report = (dryRun: boolean): QuestionImportReport => ({
  message: dryRun ? null : '1 questão importada com sucesso, 1 já estava no banco, 1 com erro.',
  format: 'TXT',
  encoding: 'UTF-8',
  delimiter: '|',
  counts: { new: 1, repeated: 0, known: 1, wrong: 1 },
  problemCount: 1,
  lines: dryRun
    ? [
        {
          sheet: null,
          line: 1,
          question: 'Quanto é 2 + 2?',
          options: ['2', '3', '4', '5'],
          correctAnswer: 'C',
          difficulty: 'facil',
          verdict: 'nova',
          observation: '',
          problems: [],
        },
        {
          sheet: null,
          line: 2,
          question: 'Quanto é 3 + 3?',
          options: ['6', '7', '8', '9'],
          correctAnswer: 'A',
          difficulty: 'medio',
          verdict: 'no_banco',
          observation: 'Já está no banco com outro gabarito.',
          problems: [],
        },
        {
          sheet: null,
          line: 3,
          question: 'Explique a proporção.',
          options: [],
          correctAnswer: null,
          difficulty: null,
          verdict: 'errada',
          observation: '',
          problems: [
            {
              column: null,
              value: null,
              problem: 'É uma questão aberta.',
              hint: 'O banco guarda só questões com 4 alternativas.',
            },
          ],
        },
      ]
    : [],
  notices: [],
  refusal: null,
});

function open(subject = '') {
  serve({ 'GET /api/school/{school}/subjects': () => [maths] });
  const sent = serveUploads(({ address }) => report(address.endsWith('dryRun=true')));
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <QuestionImport schoolId={marina.schoolId} subject={subject} onClose={vi.fn<() => void>()} />
    </SWRConfig>,
  );
  return sent;
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
}

async function paste() {
  await person.click(screen.getByLabelText('Ou cole as células da planilha'));
  await person.paste('pergunta\topcaoA');
}

afterEach(() => vi.unstubAllGlobals());

it('nothing is sent without a subject', async () => {
  const sent = open();
  await paste();
  await press('Conferir o arquivo');
  const subject = screen.getByLabelText('Disciplina das questões');
  expect(subject).toHaveFocus();
  expect(subject).toHaveAccessibleDescription('Escolha a disciplina das questões.');
  expect(screen.getAllByText('Escolha a disciplina das questões.')).toHaveLength(1);
  expect(toastStore.current()).toBeNull();
  expect(sent).toEqual([]);
  await person.selectOptions(subject, 'Matemática, Anos Finais');
  expect(subject).not.toBeInvalid();
  await press('Conferir o arquivo');
  expect(sent).toHaveLength(1);
});

it('each question has its verdict, the wrong ones their remedy, and the rest comes in', async () => {
  const sent = open('3');
  await paste();
  await press('Conferir o arquivo');
  expect(await screen.findByText('1 de 3 questões está pronta. Nada foi gravado ainda.')).toBeVisible();
  expect(screen.getByText('Já está no banco com outro gabarito.')).toBeVisible();
  expect(screen.getByText('É uma questão aberta.')).toBeVisible();
  const cells = within(screen.getByRole('row', { name: /Quanto é 2/ })).getAllByRole('cell');
  expect(cells.slice(2, 4).map(({ textContent }) => textContent)).toEqual(['C', 'Fácil']);
  await person.click(screen.getByText('Quanto é 2 + 2?'));
  const [shown] = screen.getAllByRole('list', { name: 'Alternativas' });
  expect(shown).toHaveTextContent('A) 2B) 3C) 4D) 5');
  await press('Ver erros');
  expect(await screen.findByText('1 questão errada fica de fora.')).toBeVisible();
  const wrong = within(screen.getByRole('row', { name: /É uma questão aberta/ })).getAllByRole('cell');
  expect(wrong.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Explique a proporção.',
    '–',
    '–',
  ]);
  expect(screen.getByRole('button', { name: 'Baixar as erradas' })).toBeVisible();
  await press('Importar 1 questão');
  expect(
    await screen.findByRole('heading', {
      name: '1 questão importada com sucesso, 1 já estava no banco, 1 com erro.',
    }),
  ).toBeVisible();
  // Said once.
  expect(screen.queryByText(/de fora/)).toBeNull();
  expect(sent.map(({ address, options }) => ({ address, options }))).toEqual(
    [true, false].map((dryRun) => ({
      address: `/api/questions/upload?dryRun=${dryRun}`,
      options: { subjectId: 3, schoolId: marina.schoolId },
    })),
  );
});

it('templates can be filled in', async () => {
  open('3');
  expect(await screen.findByRole('link', { name: 'TXT' })).toHaveAttribute(
    'href',
    '/api/school/7/question-imports/template?format=txt',
  );
});

it('another kind of file is refused before it is sent', async () => {
  const sent = open('3');
  const upload = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
  await upload.upload(screen.getByLabelText(/Escolher o arquivo/), new File(['x'], 'prova.docx'));
  expect(await screen.findByText(/^Este tipo de arquivo não serve\./)).toBeVisible();
  expect(sent).toEqual([]);
});
