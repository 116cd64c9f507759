import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Problem } from '@/api/wire/problem';
import { toastStore } from '@/kit/feedback/toast/toast-store';

import { ImportFoot } from './import-foot';
import type { ImportKind, Sending } from './import-kind';
import { ImportWizard } from './import-wizard';
import { useImport } from './use-import';

type Kind = ImportKind<string, string>;

/** An import of which nothing but the sending matters, and an option that is chosen in its check. */
const kindOf = (send: Kind['send']): Kind => ({
  send,
  options: 'nenhuma',
  accepts: ['.csv'],
  wanted: () => 1,
  wrong: () => 0,
  steps: {
    check: (report, { choose, anew }) => (
      <p>
        {report} <button onClick={() => choose('outra')}>Escolher outra</button>
        {anew ? <button onClick={anew}>Começar de novo</button> : null}
      </p>
    ),
    errors: () => null,
    result: (report) => `Feito: ${report}`,
  },
  text: {
    limits: '',
    wrongKind: '',
    paste: { label: 'Ou cole as células', hint: '' },
    bringIn: () => 'Importar',
    again: '',
    see: '',
  },
});

function Import({ kind }: { kind: Kind }) {
  const flow = useImport(kind);
  return (
    <>
      <ImportWizard kind={kind} flow={flow} />
      <ImportFoot kind={kind} flow={flow} onClose={() => {}} />
    </>
  );
}

describe('an import', () => {
  it('is checked under its options, again once others were chosen, and brought in under these', async () => {
    const person = userEvent.setup();
    const sent: string[] = [];
    const kind = kindOf(async ({ file, options, dryRun }) => {
      sent.push(`${file.name} ${options} ${dryRun ? 'check' : 'import'}`);
      return `lida com ${options}`;
    });
    render(<Import kind={kind} />);
    await person.type(screen.getByLabelText('Ou cole as células'), 'matricula');
    await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
    expect(await screen.findByText(/lida com nenhuma/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Escolher outra' }));
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Conferir de novo' }));
    expect(await screen.findByText(/lida com outra/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Importar' }));
    expect(await screen.findByText('Feito: lida com outra')).toBeVisible();
    expect(sent).toEqual(['colado nenhuma check', 'colado outra check', 'colado outra import']);
  });

  it('says once what it brought in, in the dialog', async () => {
    const person = userEvent.setup();
    act(() => toastStore.dismiss());
    render(<Import kind={kindOf(async () => 'tudo')} />);
    await person.type(screen.getByLabelText('Ou cole as células'), 'matricula');
    await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
    await person.click(await screen.findByRole('button', { name: 'Importar' }));
    expect(await screen.findByText('Feito: tudo')).toBeVisible();
    expect(toastStore.current()).toBeNull();
  });

  it('carries over what its kind lets hold for the next list, and begins anew on request', async () => {
    const person = userEvent.setup();
    const sent: string[] = [];
    const kind = kindOf(async ({ file, options }) => {
      sent.push(`${file.name} ${options}`);
      return 'lida';
    });
    const forNextList = (chosen: string, report: string | null) => `${chosen} de ${report ?? 'antes'}`;
    render(<Import kind={{ ...kind, forNextList }} />);
    const press = (name: string) => person.click(screen.getByRole('button', { name }));
    const check = async () => {
      await press('Conferir a planilha');
      await screen.findByRole('button', { name: 'Escolher outra' });
    };
    const upload = async (name: string) => {
      await person.upload(screen.getByLabelText(/a planilha/), new File(['a'], name));
      await check();
    };
    await upload('turma.csv');
    expect(screen.queryByRole('button', { name: 'Começar de novo' })).toBeNull();
    // Of a list for which nothing was chosen nothing is carried over.
    await press('Voltar');
    await upload('turma.csv');
    expect(screen.queryByRole('button', { name: 'Começar de novo' })).toBeNull();
    await press('Escolher outra');
    await press('Voltar');
    // The same list, under the same name or another.
    await upload('turma.csv');
    await press('Voltar');
    await upload('mais.csv');
    await press('Começar de novo');
    await screen.findByRole('button', { name: 'Escolher outra' });
    expect(screen.queryByRole('button', { name: 'Começar de novo' })).toBeNull();
    expect(sent).toEqual([
      'turma.csv nenhuma',
      'turma.csv nenhuma',
      'turma.csv outra de lida',
      'mais.csv outra de lida de lida',
      'mais.csv nenhuma',
    ]);
  });

  it('lets nothing hold for another list where its kind does not say what', async () => {
    const person = userEvent.setup();
    const sent: string[] = [];
    const kind = kindOf(async ({ options }) => {
      sent.push(options);
      return 'lida';
    });
    render(<Import kind={kind} />);
    const cells = screen.getByLabelText('Ou cole as células');
    const press = (name: string) => person.click(screen.getByRole('button', { name }));
    await person.type(cells, 'a');
    await press('Conferir a planilha');
    await person.click(await screen.findByRole('button', { name: 'Escolher outra' }));
    await press('Voltar');
    await person.type(screen.getByLabelText('Ou cole as células'), 'b');
    await press('Conferir a planilha');
    await screen.findByRole('button', { name: 'Escolher outra' });
    expect(sent).toEqual(['nenhuma', 'nenhuma']);
  });

  it('takes cells or a file, whichever came last, and nothing of blanks', async () => {
    const person = userEvent.setup();
    render(<Import kind={kindOf(async () => '')} />);
    const cells = screen.getByLabelText('Ou cole as células');
    const check = screen.getByRole('button', { name: 'Conferir a planilha' });
    await person.type(cells, '  ');
    expect(check).toBeDisabled();
    await person.type(cells, 'a');
    expect(check).toBeEnabled();
    await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['a;b'], 'turma.csv'));
    expect(cells).toHaveValue('');
    expect(screen.getByText('turma.csv')).toBeVisible();
    await person.type(cells, 'a');
    expect(screen.queryByText('turma.csv')).toBeNull();
  });
});

/** A file that the server has no place for. */
async function meetTheCrowd() {
  const sendings: Sending<string>[] = [];
  const person = userEvent.setup();
  const kind = kindOf((sending) => {
    sendings.push(sending);
    return new Promise((_, reject) => {
      const busy = new Problem({ status: 503, detail: 'Outros arquivos estão sendo lidos agora.' });
      sending.signal.addEventListener('abort', () => reject(busy));
    });
  });
  const { unmount } = render(<Import kind={kind} />);
  act(() => toastStore.dismiss());
  await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['ano;ideb'], 'escolas.csv'));
  await person.click(screen.getByRole('button', { name: 'Conferir a planilha' }));
  const [sending] = sendings;
  if (!sending) throw new Error('Nothing was sent');
  act(() => sending.onProgress(1));
  expect(screen.getByRole('progressbar')).toHaveTextContent(
    'O sistema lê o arquivo assim que chega a vez dele',
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
    expect(toastStore.current()).toBeNull();
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
