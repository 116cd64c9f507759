import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Enrolment } from '@/api/index/outlook';
import { outlookAnswer } from '@/test/outlook';
import { edition2023, record } from '@/test/records';
import { refuse } from '@/test/server';

import { findAnswer, openDashboard } from './test-page';

const outlook = (answer: typeof outlookAnswer | null) => ({
  'GET /api/school/{school}/outlook': () => ({
    stage: 'anos_finais' as const,
    missing: answer ? null : ('incomplete_inputs' as const),
    answer,
  }),
});

// What comes late on the page is not what is waited for here.
beforeAll(async () => {
  await Promise.all([import('@/parts/enrolment/enrolment-dialog'), import('./lower-view')]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the answer', () => {
  it('says how far, by which ways, and leads to the plan of the stage', async () => {
    openDashboard();
    const answer = await findAnswer('Para publicar 5,1 faltam 0,04');
    expect(within(answer).getByText('confere com o INEP')).toBeVisible();
    const [approval, maths] = within(
      within(answer).getByRole('list', { name: 'Qualquer um destes basta' }),
    ).getAllByRole('listitem');
    expect(approval).toHaveTextContent('Mais 3 alunos aprovados');
    expect(approval).toHaveTextContent('dá em uma edição');
    expect(approval).toHaveTextContent('cerca de um quarto do maior avanço da escola, 3,2 p.p.');
    expect(maths).toHaveTextContent('Mais 2,58 em Matemática');
    expect(within(answer).getByRole('link', { name: 'Ver o plano' })).toHaveAttribute(
      'href',
      '/simulation?etapa=anos_finais&modo=oficial',
    );
    expect(within(answer).getByRole('button', { name: 'Alterar meta' })).toBeEnabled();
  });

  it('has no tone without a measure', async () => {
    const ways = outlookAnswer.ways.map((way) => ({ ...way, effort: null }));
    openDashboard(outlook({ ...outlookAnswer, ways }));
    const answer = await findAnswer('Para publicar 5,1 faltam 0,04');
    expect(answer).toHaveTextContent('Mais 2,58 em Matemática');
    expect(answer).not.toHaveTextContent(/edição/);
  });

  it.each([
    ['escola', 'Informado pela escola'],
    ['inventado', 'Dados inventados'],
  ] as const)('says whose the figures are: %s', async (source, badge) => {
    openDashboard(outlook({ ...outlookAnswer, source }));
    const answer = await findAnswer('Para publicar 5,1 faltam 0,04');
    expect(within(answer).getByText(badge)).toBeVisible();
    expect(answer).not.toHaveTextContent('confere com o INEP');
  });

  it('names what is missing where the index stands alone, and asks for it where it is the school’s to tell', async () => {
    const alone = { ...edition2023, proficiencyLp: null, approvalByGrade: [], source: 'escola' as const };
    openDashboard({ ...outlook(null), 'GET /api/school/{school}/ideb': () => [alone] });
    const answer = await findAnswer('O IDEB de 2023 é 5,0');
    expect(answer).toHaveTextContent(
      'Sem a proficiência em Língua Portuguesa e a aprovação de cada ano escolar de 2023 não dá para dizer quanto falta',
    );
    expect(within(answer).getByRole('button', { name: 'Digitar os números' })).toBeVisible();
  });

  it('asks nobody for what INEP’s tables do not tell: what they do tell prevails', async () => {
    const alone = { ...edition2023, proficiencyLp: null, approvalByGrade: [] };
    openDashboard({ ...outlook(null), 'GET /api/school/{school}/ideb': () => [alone] });
    const answer = await findAnswer('O IDEB de 2023 é 5,0');
    expect(answer).toHaveTextContent(
      'Os dados do INEP carregados não trazem a proficiência em Língua Portuguesa e a aprovação de cada ano escolar de 2023',
    );
    expect(within(answer).queryByRole('button', { name: 'Digitar os números' })).toBeNull();
  });

  it('without the rates of the grades says that approval shows no way', async () => {
    const ways = outlookAnswer.ways.filter(({ unit }) => unit !== 'p.p.');
    openDashboard({
      ...outlook({ ...outlookAnswer, ways }),
      'GET /api/school/{school}/ideb': () => [{ ...edition2023, approvalByGrade: [] }],
    });
    expect(await findAnswer('Para publicar 5,1 faltam 0,04')).toHaveTextContent(
      'Pela aprovação não se vê o caminho: os dados carregados não trazem a aprovação de cada ano escolar de 2023.',
    );
  });

  it('that does not come leaves the rest standing, and is asked for again', async () => {
    let fails = true;
    openDashboard({
      'GET /api/school/{school}/outlook': () =>
        fails ? refuse(503) : { stage: 'anos_finais', missing: null, answer: outlookAnswer },
    });
    const alert = await screen.findByText('Não foi possível dizer quanto falta para a meta.');
    expect(alert).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Evolução IDEB + Simulações' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await findAnswer('Para publicar 5,1 faltam 0,04')).toBeVisible();
  });
});

describe('the pupils of each grade', () => {
  const enrolment = (source: Enrolment['source'], pupils: number | null): Enrolment => ({
    stage: 'anos_finais',
    source,
    grades: ['6º ano', '7º ano', '8º ano', '9º ano'].map((grade) => ({ grade, pupils })),
  });
  const unknown = outlook({
    ...outlookAnswer,
    ways: outlookAnswer.ways.map((way) => ({ ...way, pupils: null })),
  });

  it('are asked for where a way speaks of approval and nobody knows them', async () => {
    const sent: unknown[] = [];
    openDashboard({
      ...unknown,
      'GET /api/school/{school}/enrolments': () => [enrolment(null, null)],
      'PUT /api/school/{school}/enrolments': ({ body }) => void sent.push(body),
    });
    const answer = await findAnswer('Para publicar 5,1 faltam 0,04');
    expect(answer).toHaveTextContent('De 94,0 % para 94,8 %.');
    await userEvent.click(within(answer).getByRole('button', { name: /^Informar a matrícula/ }));
    await userEvent.type(await screen.findByLabelText('6º ano'), '5001');
    const dialog = screen.getByRole('dialog', { name: 'Quantos alunos há em cada ano?' });
    await userEvent.type(within(dialog).getByLabelText('7º ano'), '80');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar matrícula' }));
    expect(await within(dialog).findByText('Informe de 1 a 5.000 alunos, sem casas decimais.')).toBeVisible();
    await userEvent.clear(within(dialog).getByLabelText('6º ano'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar matrícula' }));
    await waitFor(() => expect(sent).toEqual([{ stage: 'anos_finais', pupils: [null, 80, null, null] }]));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('are proposed from the classes', async () => {
    openDashboard({ 'GET /api/school/{school}/enrolments': () => [enrolment('alunos', 79)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar matrícula' }));
    const year = await screen.findByLabelText('9º ano');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Os números são dos alunos cadastrados nas turmas deste ano letivo.');
    expect(year).toHaveValue('79');
  });
});

describe('the stage', () => {
  it('is named with its edition, and chosen, in the head of the page', async () => {
    const asked: (string | null)[] = [];
    openDashboard({
      'GET /api/school/{school}/ideb': () => [edition2023, record(2021, '4.3', { stage: 'ensino_medio' })],
      'GET /api/school/{school}/outlook': ({ url }) => {
        asked.push(url.searchParams.get('stage'));
        return { stage: 'anos_finais', missing: null, answer: outlookAnswer };
      },
    });
    const head = await screen.findByRole('button', { name: 'Etapa: Anos Finais edição 2023. Trocar' });
    await userEvent.click(head);
    const menu = screen.getByRole('dialog', { name: 'Etapa' });
    await userEvent.click(within(menu).getByText('Ensino Médio'));
    await waitFor(() => expect(head).toHaveAccessibleName('Etapa: Ensino Médio edição 2021. Trocar'));
    expect(asked).toEqual(['anos_finais', 'ensino_medio']);
  });
});

describe('the simulator', () => {
  it('begins with the figures of the school, follows the typing, and saves what it calculates', async () => {
    const sent: unknown[] = [];
    openDashboard({
      'POST /api/simulations': ({ body }) => {
        sent.push(body);
        return refuse(503, 'O serviço está ocupado.');
      },
    });
    const form = await screen.findByRole('form', { name: 'Simulador IDEB' });
    const approval = within(form).getByLabelText('Taxa de aprovação');
    expect(approval).toHaveValue('94,0');
    expect(form).toHaveTextContent('5,01publica 5,0');
    await userEvent.clear(approval);
    expect(form).toHaveTextContent('Preencha os dois campos para ver o resultado.');
    await userEvent.type(approval, '95,7');
    expect(form).toHaveTextContent('5,10publica 5,1');
    expect(sent).toEqual([]);
    expect(form).toHaveTextContent('Ao calcular, a simulação fica guardada no histórico.');
    await userEvent.click(within(form).getByRole('button', { name: 'Calcular' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({ approvalRate: '95.7', saebScore: '5.33', stage: 'anos_finais' }),
      ]),
    );
  });
});
