import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { deferred } from '@/test/deferred';
import { record } from '@/test/records';
import { refuse } from '@/test/server';

import { findAnswer, noInsights, openDashboard } from './test-page';

// What comes late on the page is not what is waited for here.
beforeAll(() => import('./lower-view'));
afterEach(() => vi.unstubAllGlobals());

/** The words of the specification's dashboard, as they stand there: 2.5, 4, 5, 8 and 9. */
const texts = [
  // 2.5: five cards; the years are those of the school's own figures.
  'IDEB atual',
  'Meta para 2027',
  'Taxa de aprovação',
  'SAEB médio',
  'Simulações',
  '5 nos últimos 30 dias',
  // 2.5: the insights, with their count; two rows.
  'Insights das Simulações (12)',
  'Média simulada',
  'Na meta ou acima',
  'Melhor resultado',
  'Última simulação',
  'Tendência recente',
  'Últimos 30 dias',
  'Variação',
  // 2.5: charts and the stage selector.
  'Evolução IDEB + Simulações',
  'Anos Iniciais',
  'Anos Finais',
  'Comparação por Níveis',
  // 2.5: the embedded simulator, with the button of 2.6.
  'Simulador IDEB',
  'Desempenho SAEB',
  'Calcular',
  // 2.5: quick actions, activities, ranking.
  'Ações Rápidas',
  'Importar Dados',
  'CSV/Excel',
  'Gerenciar Turmas',
  'Atividades Recentes',
  'Classificação Regional',
  'Próxima Meta:',
];

it('has every text of the specification', async () => {
  openDashboard({
    'GET /api/school/{school}/ranking/{year}': () => ({
      stage: 'anos_finais',
      year: 2023,
      network: 'estadual',
      municipality: 'Costa Marques',
      municipalPosition: 3,
      municipalTotal: 27,
      statePosition: null,
      stateTotal: null,
      nationalPosition: null,
      nationalTotal: null,
      importedPosition: null,
      importedTotal: null,
      scope: ['RO'],
      complete: false,
      nextMunicipal: { position: 2, idebScore: '5.6' },
    }),
  });
  await findAnswer('Para publicar 5,1 faltam 0,04');
  await screen.findByLabelText('Desempenho SAEB');
  const shown = () =>
    new Set([...document.querySelectorAll('*')].map((element) => element.textContent.trim()));
  await waitFor(() => {
    const found = shown();
    expect(texts.filter((text) => !found.has(text))).toEqual([]);
  });
  expect(screen.getByText(/Alcançar 2º lugar municipal com IDEB 5,6/)).toBeVisible();
  expect(screen.getByText(/^IDEB 2023: 0,2 acima do município/)).toBeVisible();
});

it('says what it waits for, and that it could not load', async () => {
  const figures = deferred<void>();
  openDashboard({
    'GET /api/school/{school}/ideb': async () => {
      await figures.promise;
      return refuse(500);
    },
  });
  expect(await screen.findByText('Carregando dados da escola...')).toBeInTheDocument();
  figures.resolve(undefined);
  expect(await screen.findByText('Erro ao carregar dados da escola')).toBeVisible();
  expect(screen.getByText('Tente recarregar a página')).toBeVisible();
});

it('shows the insights only with a simulation, and says that there is no ranking', async () => {
  openDashboard({ 'GET /api/school/{school}/simulations/insights': () => noInsights });
  await screen.findByLabelText('Desempenho SAEB');
  expect(screen.queryByText(/^Insights/)).toBeNull();
  expect(await screen.findByText('Dados de ranking não disponíveis')).toBeVisible();
});

const saved = {
  id: 1,
  name: 'Simulação de 14/11',
  mayChange: true,
  userId: 1,
  userName: 'Marina Souza',
  schoolId: 7,
  mode: 'rapida',
  stage: 'anos_finais',
  edition: null,
  approvalRate: '94.00',
  saebScore: '5.33',
  calculatedIdeb: '5.01',
  publishedIdeb: null,
  printedIndicator: null,
  line: null,
  targetIdeb: null,
  meetsTarget: null,
  proficiencyLp: null,
  proficiencyMt: null,
  approvalByGrade: [],
  createdAt: '2026-11-14T13:00:00Z',
} as const;

it.each([
  ['100,1', '5', 'Taxa de aprovação inválida', 'A taxa de aprovação deve estar entre 0 e 100%.'],
  ['94', '11', 'Desempenho SAEB inválido', 'O desempenho SAEB deve estar entre 0 e 10.'],
  ['94', 'abc', 'Valores inválidos', 'Por favor, preencha ambos os campos com valores válidos.'],
  ['94', '5,33', 'Simulação salva com sucesso!', 'A simulação foi registrada no sistema.'],
])('answers %s and %s in the simulator with its own words', async (approval, saeb, title, detail) => {
  openDashboard({ 'POST /api/simulations': () => ({ ...saved, approvalByGrade: [] }) });
  const retype = async (name: string, value: string) => {
    const field = await screen.findByLabelText(name);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  };
  await retype('Taxa de aprovação', approval);
  await retype('Desempenho SAEB', saeb);
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
});

it.each([
  [refuse(500), 'Não foi possível salvar a simulação. Tente novamente.'],
  [refuse(503, 'O serviço está ocupado.'), 'O serviço está ocupado.'],
])('says why a simulation was not saved', async (refusal, sentence) => {
  openDashboard({ 'POST /api/simulations': () => refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByText('Erro ao salvar simulação')).toBeInTheDocument();
});

it.each([
  ['6.0', 'Boa'],
  ['4.0', 'Atenção'],
  ['3.9', 'Crítica'],
])('has the badge of each band: %s is %s', async (ideb, band) => {
  openDashboard({ 'GET /api/school/{school}/ideb': () => [record(2023, ideb)] });
  expect((await screen.findAllByText(band)).length).toBeGreaterThan(0);
});
