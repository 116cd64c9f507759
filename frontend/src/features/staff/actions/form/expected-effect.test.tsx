import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { record } from '@/test/records';
import { type Answers, refuse } from '@/test/server';

import { expected, openActions, person, press, reading } from '../test-page';
import { baselineOf } from './baseline';

const line = { score: '5.32967', indicator: '0.93996', product: '5.0097', exact: null };
const edition = record(2023, '5.0', { proficiencyLp: '258.94', line });

async function type(target: string, answers: Answers = {}) {
  const asked: string[] = [];
  await openActions([reading], {
    'GET /api/school/{school}/ideb': () => [edition],
    'GET /api/school/{school}/actions/effect': ({ url }) => {
      asked.push(url.searchParams.toString());
      return expected;
    },
    ...answers,
  });
  await press('Nova Ação');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Ação' }));
  await person.selectOptions(dialog.getByLabelText(/^Indicador/), 'Língua Portuguesa');
  await person.type(dialog.getByLabelText('Alvo'), target);
  return { asked, dialog };
}

it('says what a target is to do, once the typing pauses', async () => {
  const { asked, dialog } = await type('261,52');
  expect(await dialog.findByText('Efeito esperado: +0,04 no índice.')).toBeVisible();
  expect(dialog.getByText(/o índice chegaria a 5,05/)).toHaveTextContent(
    'Com +2,58 pontos em Língua Portuguesa, o índice chegaria a 5,05.',
  );
  expect(dialog.getByText('dá em uma edição')).toBeVisible();
  expect(asked).toEqual(['kind=lp&stage=anos_finais&baseline=258.94&target=261.52&year=2023']);
});

it.each(['200', '501', 'muito', '261,525'])('asks nothing of a target that cannot be: %s', async (target) => {
  const { asked, dialog } = await type(target);
  expect(dialog.queryByText('Calculando o efeito no índice...')).toBeNull();
  expect(asked).toEqual([]);
});

it('says why there is none', async () => {
  const { dialog } = await type('261,52', {
    'GET /api/school/{school}/actions/effect': () => ({
      missing: 'sem_dados',
      effect: null,
      observed: null,
      standsOnResult: false,
    }),
  });
  expect(await dialog.findByText(/ainda não tem uma edição/)).toBeVisible();
});

it('an effect that cannot be had keeps nobody from saving', async () => {
  const { dialog } = await type('261,52', { 'GET /api/school/{school}/actions/effect': () => refuse(503) });
  expect(await dialog.findByText(/A ação pode ser salva assim mesmo\.$/)).toBeVisible();
});

it('the index begins with two places where its figures are known', () => {
  expect(baselineOf([edition], 'anos_finais', 'indice', '')).toEqual({ value: '5.01', year: 2023 });
  expect(baselineOf([record(2023, '5.0')], 'anos_finais', 'indice', '')?.value).toBe('5.0');
});

it('an indicator begins with the stage that the page is about, and the effect stands beside the buttons', async () => {
  await openActions(
    [reading],
    { 'GET /api/school/{school}/ideb': () => [edition, record(2023, '5.6', { stage: 'anos_iniciais' })] },
    '/actions?etapa=anos_iniciais',
  );
  await press('Nova Ação');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Ação' }));
  await person.selectOptions(dialog.getByLabelText(/^Indicador/), 'Língua Portuguesa');
  expect(dialog.getByLabelText('Etapa')).toHaveValue('anos_iniciais');
  await person.type(dialog.getByLabelText('Ponto de partida'), '200');
  await person.type(dialog.getByLabelText('Alvo'), '210');
  const buttons = dialog.getByRole('button', { name: 'Criar Ação' }).parentElement;
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  expect(buttons).toContainElement(await dialog.findByText('Efeito esperado: +0,04 no índice.'));
  // The field in use is not under it.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
