import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Problem } from '@/api/wire/problem';

import { ImportFoot } from './import-foot';
import type { ImportKind, Sending } from './import-kind';
import { ImportWizard } from './import-wizard';
import { useImport } from './use-import';

/** An import of which nothing but the sending matters. */
const kindOf = (send: ImportKind<never>['send']): ImportKind<never> => ({
  send,
  templateHref: '',
  columns: [],
  rowKey: () => '',
  errorsName: '',
  text: {
    what: '',
    found: () => 'Nada de novo.',
    records: '',
    firstRecords: () => '',
    ignored: () => '',
    bringIn: () => '',
    done: () => '',
    doneDetail: '',
    see: '',
  },
});

function Import({ kind }: { kind: ImportKind<never> }) {
  const flow = useImport(kind);
  return (
    <>
      <ImportWizard kind={kind} flow={flow} />
      <ImportFoot kind={kind} flow={flow} onClose={() => {}} />
    </>
  );
}

/** A file that the server has no place for. */
async function meetTheCrowd() {
  const sendings: Sending[] = [];
  const person = userEvent.setup();
  const kind = kindOf((sending) => {
    sendings.push(sending);
    return new Promise((_, reject) => {
      const busy = new Problem({ status: 503, detail: 'Outros arquivos estão sendo lidos agora.' });
      sending.signal.addEventListener('abort', () => reject(busy));
    });
  });
  const { unmount } = render(<Import kind={kind} />);
  await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['ano;ideb'], 'escolas.csv'));
  await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
  const [sending] = sendings;
  if (!sending) throw new Error('Nothing was sent');
  act(() => sending.onProgress(1));
  expect(screen.getByRole('progressbar')).toHaveTextContent(
    'O sistema lê a planilha assim que chega a vez dela',
  );
  act(() => sending.tell(5));
  return { person, sendings, sending, unmount };
}

describe('an import that meets a busy server', () => {
  it('says when it tries again, and that it does', async () => {
    const { sending } = await meetTheCrowd();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(
      'O sistema está ocupado com outros arquivos. Nova tentativa em 5 segundos.',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => sending.tell(null));
    expect(status).toHaveTextContent('O sistema está ocupado com outros arquivos. Tentando de novo...');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops when it is told to, says why, and may be begun again', async () => {
    const { person, sendings } = await meetTheCrowd();
    await person.click(screen.getByRole('button', { name: 'Não tentar de novo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Outros arquivos estão sendo lidos agora.');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.body).not.toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
    expect(sendings).toHaveLength(2);
  });

  it('stops when it is left', async () => {
    const { sending, unmount } = await meetTheCrowd();
    unmount();
    expect(sending.signal.aborted).toBe(true);
  });
});
