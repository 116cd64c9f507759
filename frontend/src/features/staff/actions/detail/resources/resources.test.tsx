import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { ActionResource, NewLink } from '@/api/actions/resources';
import { type Answers, refuse, refuseFields } from '@/test/server';
import { serveUploads } from '@/test/uploads';

import { expectToast, openActions, person, press, professor, reading } from '../../test-page';
import { sizeWords } from './resource-words';

afterEach(() => vi.unstubAllGlobals());

const file: ActionResource = {
  id: 31,
  actionId: reading.id,
  title: 'Lista de acompanhamento do 6º ano',
  description: '',
  resourceType: 'document',
  url: null,
  host: null,
  fileName: 'lista.pdf',
  fileSize: 240_000,
  fileType: 'application/pdf',
  uploadedBy: 3,
  uploadedByName: 'Ana Prado',
  createdAt: '2026-08-21T15:00:00Z',
  mayRemove: false,
};

const link: ActionResource = {
  ...file,
  id: 32,
  title: 'Guia de busca ativa escolar',
  resourceType: 'link',
  url: 'https://buscaativa.exemplo.org.br/guia',
  host: 'buscaativa.exemplo.org.br',
  fileName: null,
  fileSize: null,
  fileType: null,
  uploadedByName: 'Marina Souza',
  mayRemove: true,
};

async function open(answers: Answers, user?: typeof professor) {
  await openActions([{ ...reading, resources: 2 }], answers, '/actions?acao=5&aba=recursos', user);
  return within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
}

const known: Answers = { 'GET /api/actions/{id}/resources': () => [file, link] };

const choose = (chosen: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [chosen] } });
};

it('lists what there is, with whose it is and the way to it', async () => {
  const dialog = await open(known);
  expect(await dialog.findByText('PDF, 240 kB • Ana Prado, 21/08/2026')).toBeVisible();
  expect(dialog.getByText('buscaativa.exemplo.org.br • Marina Souza, 21/08/2026')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Recursos (2)' })).toHaveAttribute('aria-current', 'page');
  expect(dialog.getByRole('link', { name: /^Baixar Lista/ })).toHaveAttribute(
    'href',
    '/api/resources/31/file',
  );
  const follow = dialog.getByRole('link', { name: /^Abrir Guia .* buscaativa\.exemplo\.org\.br$/ });
  expect(follow).toHaveAttribute('href', link.url);
  expect(follow.getAttribute('rel')).toContain('noopener');
});

it('who may remove one is asked first', async () => {
  const removed: string[] = [];
  const dialog = await open({
    ...known,
    'DELETE /api/resources/{id}': ({ url }) => {
      removed.push(url.pathname);
      return undefined;
    },
  });
  await dialog.findByText(file.title);
  expect(dialog.queryByRole('button', { name: `Excluir o recurso ${file.title}` })).toBeNull();
  await press(`Excluir o recurso ${link.title}`, dialog);
  const question = within(
    await screen.findByRole('alertdialog', { name: `Excluir o recurso “${link.title}”?` }),
  );
  expect(removed).toEqual([]);
  await press('Excluir o recurso', question);
  await expectToast('Recurso excluído');
  expect(removed).toEqual(['/api/resources/32']);
});

it('an action without any says what they are for, and a read that failed is tried again', async () => {
  let ready = false;
  const dialog = await open({ 'GET /api/actions/{id}/resources': () => (ready ? [] : refuse(500)) });
  expect(await dialog.findByText('Não foi possível carregar os recursos.')).toBeVisible();
  ready = true;
  await press('Tentar de novo', dialog);
  expect(await dialog.findByRole('heading', { name: 'Nenhum recurso ainda' })).toBeVisible();
});

it('says that they are being read', async () => {
  const dialog = await open({ 'GET /api/actions/{id}/resources': () => new Promise(() => undefined) });
  expect(dialog.getByText('Carregando recursos...')).toBeInTheDocument();
});

it('a link is added; of one that may not be the server says why, beside its field', async () => {
  const sent: NewLink[] = [];
  const dialog = await open({
    ...known,
    'POST /api/actions/{id}/resources': ({ body }) => {
      sent.push(body);
      return body.url.startsWith('https://')
        ? { id: 33 }
        : refuseFields(400, { url: 'Use um endereço que comece com https://' });
    },
  });
  await press('Adicionar Recurso', dialog);
  expect(await dialog.findByText('Título é obrigatório')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(dialog.getByLabelText('Novo recurso'), 'Guia');
  await person.type(dialog.getByLabelText('Endereço'), 'javascript:alert(1)');
  await press('Adicionar Recurso', dialog);
  expect(await dialog.findByText('Use um endereço que comece com https://')).toBeVisible();
  const url = dialog.getByLabelText('Endereço');
  await person.clear(url);
  await person.type(url, 'https://exemplo.org');
  await press('Adicionar Recurso', dialog);
  await expectToast('Recurso adicionado com sucesso!');
  expect(sent.at(-1)).toEqual({ title: 'Guia', url: 'https://exemplo.org' });
  expect(dialog.getByLabelText('Novo recurso')).toHaveValue('');
});

it('a file goes under the title that is typed', async () => {
  const dialog = await open(known);
  const sent = serveUploads(() => ({ id: 34 }));
  await person.type(dialog.getByLabelText('Novo recurso'), 'Faltas de outubro');
  choose(new File(['%PDF-1.7'], 'faltas.pdf'));
  await expectToast('Recurso adicionado com sucesso!');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    address: '/api/actions/5/files',
    options: { title: 'Faltas de outubro' },
    file: { name: 'faltas.pdf' },
  });
});

it.each([
  ['a.exe', 10, /^Envie um PDF, um documento/],
  ['a.pdf', 10_000_001, 'O arquivo é grande demais: o limite é de 10 MB.'],
  ['a.pdf', 0, /^O arquivo está vazio\. .* envie de novo\.$/],
  ['Ata.DOC', 10, 'O arquivo está num formato antigo, .doc. Abra-o, salve como .docx e envie de novo.'],
  ['faltas.xls', 10, /salve como \.xlsx/],
])('%s of %i bytes is refused before it is sent', async (name, size, sentence) => {
  const dialog = await open(known);
  const sent = serveUploads(() => ({ id: 34 }));
  const chosen = new File(['x'], name);
  Object.defineProperty(chosen, 'size', { value: size });
  choose(chosen);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(sent).toEqual([]);
});

it('who may not add anything sees what there is', async () => {
  const dialog = await open(known, professor);
  await dialog.findByText(file.title);
  expect(dialog.queryByLabelText('Novo recurso')).toBeNull();
});

it.each([
  [1, '1 kB'],
  [240_000, '240 kB'],
  [999_499, '999 kB'],
  [999_500, '1,0 MB'],
  [1_240_000, '1,2 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
