import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';
import type { ImportReport } from '@/api/file-import';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { edition2023, record } from '@/test/records';
import { serve } from '@/test/server';
import { serveUploads } from '@/test/uploads';

import { ImportDialog } from './import-dialog';
import type { ImportWay } from './import-way';

/** What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above. */
const person = userEvent.setup({ pointerEventsCheck: 0 });

const report: ImportReport = {
  created: 1,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  ignored: 0,
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ';',
  records: [],
  problems: [],
  unreadableCells: 0,
  cellProblems: [],
  unknownColumns: [],
};

function openImport(first: ImportWay, records: readonly IdebRecord[] = []) {
  serve({});
  const uploaded = serveUploads(() => report);
  const onClose = vi.fn<() => void>();
  function Opened() {
    const [way, setWay] = useState(first);
    return (
      <ImportDialog
        schoolId={marina.schoolId}
        stage="anos_finais"
        records={records}
        way={way}
        onWay={setWay}
        onClose={onClose}
      />
    );
  }
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <SessionContext value={{ ...marina, rights: ['figure.enter', 'figure.remove'] }}>
        <Opened />
      </SessionContext>
    </SWRConfig>,
  );
  return Object.assign(onClose, { uploaded });
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => person.click(button));
};

/** Whether the browser would ask before a reload. */
const asksBeforeReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => vi.unstubAllGlobals());

it('stays while results are brought in, and a reload asks', async () => {
  let arrive = () => {};
  const onClose = openImport('planilha');
  await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['ano;ideb'], 'escolas.csv'));
  await press('Conferir a planilha');
  await screen.findByRole('button', { name: 'Importar 1 resultado' });
  expect(asksBeforeReload()).toBe(false);
  // The answer to the import does not come yet.
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (form) {
    arrive = () => void send.call(this, form);
  };
  await press('Importar 1 resultado');
  expect(asksBeforeReload()).toBe(true);
  await press('Fechar');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => arrive());
  await screen.findByRole('heading', { name: /^Importação concluída!/ });
  expect(asksBeforeReload()).toBe(false);
  await press('Fechar');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before figures that were typed are lost, also from beside them', async () => {
  const onClose = openImport('numeros');
  await person.type(screen.getByLabelText(/^Matemática/), '1');
  expect(asksBeforeReload()).toBe(true);
  await person.click(screen.getByLabelText('Planilha do INEP'));
  await press('Fechar');
  expect(await screen.findByRole('alertdialog', { name: 'Descartar os números digitados?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('takes lines pasted from INEP’s workbook, and asks before they are lost', async () => {
  const onClose = openImport('planilha');
  const line = 'GO\t5200050\tAbadia de Goiás\t52040127\tCOLEGIO A\tEstadual\t97,2';
  await person.click(screen.getByLabelText('Ou cole a linha da escola'));
  await person.paste(line);
  await press('Fechar');
  const question = await screen.findByRole('alertdialog', { name: 'Descartar as linhas coladas?' });
  await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await press('Conferir a planilha');
  expect(await screen.findByText('Células coladas')).toBeVisible();
  expect(onClose.uploaded).toHaveLength(1);
  const bytes = await onClose.uploaded[0]?.file.arrayBuffer();
  expect(new TextDecoder().decode(bytes)).toBe(line);
});

it.each([
  ['whose results came from INEP is told that it needs none of this', [edition2023], true],
  ['of the demonstration is not', [record(2023, '5.0', { source: 'inventado' })], false],
  ['that gave all its figures itself is not', [record(2023, '5.0', { source: 'escola', id: 3 })], false],
  ['without any is not', [], false],
])('a school %s', (_, records, told) => {
  openImport('planilha', records);
  expect(screen.queryByText(/não é preciso importar nada/) !== null).toBe(told);
});
