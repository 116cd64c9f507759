import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { refuse } from '@/test/server';

import { attendance, expectToast, families, openActions, press, reading } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const paper = () => document.querySelector('.plan-paper');

it('prints every action with its milestones, once all of them are there', async () => {
  const print = vi.fn<() => void>();
  vi.spyOn(window, 'print').mockImplementation(print);
  await openActions([reading, attendance, families], {}, '/actions?tipo=frequencia');
  await press('Imprimir o plano');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()).toHaveTextContent('Ler todo dia');
  expect(paper()).toHaveTextContent('Conselho de famílias');
  expect(paper()).toHaveTextContent('Plantão de dúvidas');
  expect(paper()).toHaveTextContent('2.400,00 previstos');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(paper()).toBeNull());
});

it('says where it cannot be prepared', async () => {
  await openActions([reading], { 'GET /api/actions/{id}/milestones': () => refuse(500) });
  await press('Imprimir o plano');
  await expectToast('Não foi possível preparar o plano para imprimir');
  expect(paper()).toBeNull();
});
