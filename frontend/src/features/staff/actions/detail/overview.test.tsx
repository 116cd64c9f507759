import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openActions, press, reading } from '../test-page';

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  );

it('says all that is known of an action', async () => {
  const changed = {
    ...reading,
    actualBudget: '960.5',
    changedByName: 'Ana Prado',
    changedAt: '2026-11-10T12:00:00Z',
  };
  await openActions([changed], {}, '/actions?acao=5');
  await screen.findByRole('dialog', { name: 'Ler todo dia' });
  expect(facts()).toEqual({
    'Efeito esperado no índice': '+0,04',
    'Língua Portuguesa': '258,94 para 261,52',
    Situação: 'Ativa',
    Tipo: 'Língua Portuguesa',
    Prioridade: 'Média',
    Responsável: 'Ana Prado',
    Período: 'de 10/08/2026 a 14/05/2090',
    Alunos: '61',
    Previsto: 'R$ 2.400,00',
    Gasto: 'R$ 960,50',
    Indicador: '+2,58 pontos em Língua Portuguesa, Anos Finaisde 258,94 para 261,52, resultado de 2023',
  });
  expect(screen.getByText('Vinte minutos de leitura no começo da aula.')).toBeVisible();
  expect(screen.getByText(/mudada por Ana Prado em 10\/11\/2026/)).toBeVisible();
});

it('says what nobody has said, and who is no more on the staff', async () => {
  const bare = {
    ...reading,
    description: '',
    expectedBudget: null,
    indicator: null,
    responsible: { id: 4, name: 'João Vilela', active: false },
  };
  await openActions([bare], {}, '/actions?acao=5');
  await screen.findByRole('dialog', { name: 'Ler todo dia' });
  expect(facts()).toMatchObject({
    Responsável: 'João Vilela, não está mais na equipe',
    Previsto: 'não informado',
    Indicador: 'não informado',
  });
  expect(screen.getByText('Sem descrição.')).toBeVisible();
});

it('closes, and the address forgets it', async () => {
  await openActions([reading], {}, '/actions?acao=5&aba=marcos');
  await screen.findByRole('dialog', { name: 'Ler todo dia' });
  const [first] = screen.getAllByRole('button', { name: 'Fechar' });
  first?.click();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('leads to the form', async () => {
  await openActions([reading], {}, '/actions?acao=5');
  await press('Editar');
  expect(await screen.findByRole('dialog', { name: 'Editar Ação' })).toBeVisible();
});
