import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { analyzed, fromMemory, skillAt, unanalyzed, visual } from '@/test/learning';
import { refuse, refuseGone } from '@/test/server';

import { address, expectToast, openStyle, person, press } from './test-page';

afterEach(() => vi.unstubAllGlobals());

describe('a pupil', () => {
  it('is asked for first, found by name, and stays in the address', async () => {
    await openStyle({}, { at: '/learning-style' });
    expect(await screen.findByRole('heading', { name: 'Nenhum aluno escolhido' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Demonstração' })).toBeNull();
    await press('Escolher aluno');
    const field = screen.getByRole('combobox', { name: 'Aluno' });
    expect(field).toHaveFocus();
    await person.type(field, 'bru');
    await person.click(await screen.findByRole('option', { name: /Bruno Teixeira/ }));
    await waitFor(() => expect(address()).toBe('/learning-style?aluno=21'));
    expect(await screen.findByDisplayValue('Bruno Teixeira • 2026002')).toBeVisible();
  });

  it('of another school is not found', async () => {
    await openStyle({
      'GET /api/students/{id}': () => refuseGone(),
      'GET /api/students/{id}/learning-style': () => refuseGone(),
    });
    expect(await screen.findByRole('heading', { name: 'Aluno não encontrado' })).toBeVisible();
  });

  it('that does not come is asked for again', async () => {
    let tries = 0;
    await openStyle({
      'GET /api/students/{id}/learning-style': () => (tries++ === 0 ? refuse(400) : analyzed),
    });
    expect(await screen.findByText('Não foi possível carregar a análise deste aluno.')).toBeVisible();
    await press('Tentar de novo');
    expect(await screen.findByText('Análise Disponível')).toBeVisible();
  });
});

describe('the answer', () => {
  it('says what to train next, from mastery', async () => {
    await openStyle();
    const answer = await screen.findByRole('region', { name: 'Bia deve treinar “Porcentagem”' });
    expect(answer).toHaveTextContent('1 de 3');
    expect(answer).toHaveTextContent('Está entre as 2 a reforçar: domínio de 46 em 100.');
    expect(answer).toHaveTextContent('Depois dela, “Fato e opinião”.');
    await person.click(within(answer).getByRole('link', { name: 'Ver recomendações' }));
    expect(await screen.findByRole('heading', { name: 'Primeiro o que ainda falta dominar' })).toBeVisible();
    expect(address()).toBe('/learning-style?aluno=9&aba=recomendacoes');
  });

  it('names nothing without answers, and nothing to train where all is mastered', async () => {
    await openStyle({ 'GET /api/students/{id}/mastery': () => [] });
    expect(
      await screen.findByRole('heading', { name: 'Ainda não dá para dizer o que Bia deve treinar' }),
    ).toBeVisible();
  });

  it('tells that all is mastered', async () => {
    await openStyle({
      'GET /api/students/{id}/mastery': () => [skillAt(1, 'Porcentagem', 97, 'domina')],
    });
    expect(
      await screen.findByRole('heading', { name: 'Bia domina todas as habilidades que já praticou' }),
    ).toBeVisible();
  });
});

describe('the analysis', () => {
  it('shows VARK as a drawing and a table, with its limits', async () => {
    await openStyle();
    expect(await screen.findByText('164 interações registradas')).toBeVisible();
    expect(screen.getByText('Preferência não é capacidade.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Costuma escolher imagens e esquemas' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Visual 38\u00a0%, Auditivo 21\u00a0%/ })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Preferência' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Visual', 'Leitura/Escrita', 'Auditivo', 'Cinestésico']);
    expect(within(table).getByText('31 a 45 %')).toBeVisible();
    expect(screen.getByText(/Sem segundo estilo/)).toBeVisible();
    expect(screen.getByText(/Confiança média/)).toHaveTextContent('Última análise em 13/11/2026.');
    expect(screen.getByText('De onde vêm as 164 interações')).toBeVisible();
  });

  it('names no style where none stands out', async () => {
    await openStyle({
      'GET /api/students/{id}/learning-style': () => ({
        ...analyzed,
        profile: { ...visual, dominantStyle: null },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Sem um estilo que se destaque' })).toBeVisible();
    expect(screen.queryByText(/Dominante/)).toBeNull();
  });

  it('shows the eight intelligences', async () => {
    await openStyle();
    await person.click(await screen.findByRole('link', { name: 'Inteligências Múltiplas' }));
    expect(await screen.findByRole('heading', { name: 'Espacial se destaca' })).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Inteligência' })).getAllByRole('row')).toHaveLength(9);
    expect(screen.getByText(/Um quiz não mostra/)).toBeVisible();
  });

  it('is pending, and comes at the press of a button', async () => {
    let style = unanalyzed(60);
    await openStyle({
      'GET /api/students/{id}/learning-style': () => style,
      'POST /api/students/{id}/analyze-learning-style': () => {
        style = analyzed;
        return {
          message: 'Análise concluída.',
          isDemonstration: false,
          profile: visual,
          recommendations: [],
        };
      },
    });
    expect(await screen.findByText('Análise Pendente')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ainda não há análise' })).toBeVisible();
    await press('Analisar Estilo');
    await expectToast('Análise concluída');
    expect(await screen.findByText('Análise Disponível')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reanalisar Estilo' })).toBeEnabled();
  });

  it.each([
    [0, 'sem_interacoes', 'Ainda não há interações.', false],
    [3, 'muito_poucas', 'Ainda é cedo para uma análise.', false],
    [8, 'poucas', 'Primeira impressão.', true],
  ] as const)('of %d interactions is warned of', async (count, type, title, may) => {
    const alert = { type, title, sentence: 'Por isto.' };
    await openStyle({ 'GET /api/students/{id}/learning-style': () => unanalyzed(count, alert) });
    expect(await screen.findByText(title)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Analisar Estilo' });
    expect((button as HTMLButtonElement).disabled).toBe(!may);
  });

  it('that fails says so, and the last one stands', async () => {
    await openStyle({ 'POST /api/students/{id}/analyze-learning-style': () => refuse(400) });
    await press('Reanalisar Estilo');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro na Análise. Erro ao analisar estilo de aprendizagem');
    expect(alert).toHaveTextContent('A análise anterior, de 13/11/2026, continua valendo.');
    expect(screen.getByText('Análise Disponível')).toBeVisible();
  });
});

describe('the demonstration', () => {
  it('wears its badge, marks nothing, and leads back', async () => {
    await openStyle({
      'POST /api/students/{id}/demo-learning-analysis': () => ({
        message: 'Demonstração com números inventados.',
        isDemonstration: true,
        profile: { ...visual, dominantStyle: 'auditory' },
        recommendations: [{ ...fromMemory, id: null, title: 'Exemplo' }],
      }),
    });
    await press('Demonstração');
    expect(await screen.findByText('Demonstração Concluída')).toBeVisible();
    expect(screen.getByText('demonstração')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Costuma escolher ouvir e falar' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Recomendações' }));
    expect(await screen.findByRole('heading', { name: 'Exemplo' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Voltar à análise real');
    expect(await screen.findByRole('heading', { name: fromMemory.title })).toBeVisible();
    expect(screen.queryByText('demonstração')).toBeNull();
  });

  it('that fails says so', async () => {
    await openStyle({ 'POST /api/students/{id}/demo-learning-analysis': () => refuse(400) });
    await press('Demonstração');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro na Demonstração. Erro ao gerar demonstração',
    );
  });
});
