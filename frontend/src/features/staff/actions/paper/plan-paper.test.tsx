import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { counted, refuse } from '@/test/server';

import {
  attendance,
  expected,
  expectToast,
  families,
  milestone,
  openActions,
  press,
  reading,
} from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const { indicator } = reading;
if (!indicator) throw new Error('no indicator');

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

it('says how many milestones it leaves out', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openActions([reading], {
    'GET /api/school/{school}/actions/milestones': () => counted([milestone], 2_500),
  });
  await press('Imprimir o plano');
  await waitFor(() => expect(paper()).toHaveTextContent('Faltam neste papel 2.499 marcos'));
});

it('says where it cannot be prepared', async () => {
  await openActions([reading], { 'GET /api/school/{school}/actions/milestones': () => refuse(500) });
  await press('Imprimir o plano');
  await expectToast('Não foi possível preparar o plano para imprimir');
  expect(paper()).toBeNull();
});

it('begins with whether the plan is enough, has the actions by their status, and ends with who signs', async () => {
  const print = vi.fn<() => void>();
  vi.spyOn(window, 'print').mockImplementation(print);
  await openActions([reading, attendance, families]);
  await press('Imprimir o plano');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const words = paper()?.textContent ?? '';
  const order = [
    'O plano basta para publicar 5,1, com folga de 0,09',
    'não uma promessa',
    'Ações ativas (2)',
    'Reduzir as faltas',
    'Ação planejada (1)',
    'Conselho de famílias',
    'Conselho escolar',
  ].map((part) => words.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(paper()).toHaveTextContent('+0,04 no índice, Anos Finais, +2,58 pontos em Língua Portuguesa');
  expect(paper()).toHaveTextContent('sem efeito no índice: sem indicador ligado');
});

it('waits for the effects, and is not printed with half of them', async () => {
  const print = vi.fn<() => void>();
  vi.spyOn(window, 'print').mockImplementation(print);
  let give: (value: []) => void = () => undefined;
  await openActions([reading], {
    'GET /api/school/{school}/actions/effects': () => new Promise<[]>((resolve) => (give = resolve)),
  });
  await press('Imprimir o plano');
  await waitFor(() => expect(paper()).toHaveTextContent('Plantão de dúvidas'));
  expect(print).not.toHaveBeenCalled();
  give([]);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('says of which stage an effect is, and when and why something is over', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  // At half past ten in the evening of the day before, in Mato Grosso do Sul.
  const over = { ...reading, statusSince: '2026-10-31T02:30:00Z', late: null };
  await openActions([
    reading,
    { ...over, id: 8, title: 'Plantão', status: 'concluido' },
    { ...over, id: 9, title: 'Xadrez', status: 'cancelado', statusReason: 'Sem verba' },
    { ...reading, id: 10, title: 'Iniciais', indicator: { ...indicator, stage: 'anos_iniciais' } },
  ]);
  await press('Imprimir o plano');
  await waitFor(() => expect(paper()).toHaveTextContent('+0,04 no índice, Anos Finais, +2,58 pontos'));
  expect(paper()).toHaveTextContent('+0,04 no índice, Anos Iniciais');
  expect(paper()).toHaveTextContent('Concluída em30/10/2026Efeito');
  expect(paper()).toHaveTextContent('Cancelada em30/10/2026MotivoSem verba');
  expect(paper()).toHaveTextContent('os efeitos escritos podem não somar o total');
});

it('writes one quantity in one way', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const way = { ...expected.effect.way, difference: '3.10' };
  await openActions([{ ...reading, indicator: { ...indicator, baseline: '258.90', target: '262.00' } }], {
    'GET /api/school/{school}/actions/effects': () => [
      { ...expected, actionId: 5, effect: { ...expected.effect, way } },
    ],
  });
  await press('Imprimir o plano');
  await waitFor(() => expect(paper()).toHaveTextContent('+3,1 pontos em Língua Portuguesa'));
  expect(paper()?.textContent).not.toContain('3,10');
});
