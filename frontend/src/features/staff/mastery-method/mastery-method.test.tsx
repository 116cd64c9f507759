import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { SkillParameters } from '@/api/learning/mastery-map';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import type { WriteId } from '@/api/wire/address';
import { toastStore } from '@/kit/feedback/toast/toast-store';
import { mathematics } from '@/test/class-mastery';
import { marina } from '@/test/people';
import { type Answers, refuse, serve } from '@/test/server';

import { MasteryMethodPage } from './mastery-method-page';

afterEach(() => vi.unstubAllGlobals());

const shared: SkillParameters = {
  skillId: 17,
  skill: 'D14 (9º ano)',
  asks: 'Calcular volumes',
  subjectId: 4,
  subject: 'Matemática',
  prior: '0.300000',
  learn: '0.150000',
  slip: '0.100000',
  guess: '0.250000',
  own: false,
  sample: null,
  estimatedAt: null,
  now: { pupils: 1, right: 2, wrong: 2 },
  lacks: 'Para ter números da própria escola, faltam: 39 alunos com 4 respostas ou mais.',
};

const own: SkillParameters = {
  ...shared,
  skillId: 22,
  skill: 'D29 (9º ano)',
  prior: '0.412300',
  own: true,
  sample: { pupils: 52, right: 300, wrong: 120 },
  estimatedAt: '2026-11-20T12:00:00Z',
  lacks: null,
};

const LEADS: WriteId[] = ['skill-numbers.estimate'];

async function open(answers: Answers = {}, rights = LEADS) {
  toastStore.dismiss();
  serve({
    'GET /api/school/{school}/subjects': () => [mathematics],
    'GET /api/school/{school}/mastery-parameters': () => [
      shared,
      own,
      { ...shared, skillId: 9, lacks: null },
    ],
    ...answers,
  });
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={{ ...marina, rights }}>
          <MemoryRouter>
            <MasteryMethodPage />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
}

it('says what is estimated, what is not, and what the study showed', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Como a projeção e o domínio são feitos',
  );
  for (const name of [
    'O que é estimado',
    'O que não é estimado',
    'O intervalo',
    'Quando não há número',
    'Limites',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  const study = within(screen.getByRole('table', { name: 'Acerto da projeção no estudo' }));
  expect(study.getAllByRole('row')).toHaveLength(9);
  expect(
    study.getByRole('row', { name: /aprendizagem a cada resposta 10 de 21 200 −0,02 1,6 92,0/ }),
  ).toBeVisible();
});

it('lists the four numbers of each skill, and whose they are', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Números por habilidade' }));
  const mine = within(table.getByRole('row', { name: /D29/ }));
  expect(mine.getByText(/^41\s%$/)).toBeVisible();
  expect(mine.getByText('da escola')).toBeVisible();
  expect(mine.getByText('Calculados em 20/11/2026, de 420 respostas de 52 alunos.')).toBeVisible();
  expect(table.getByText(/faltam: 39 alunos/)).toBeVisible();
  expect(table.getByText('As respostas podem bastar: falta calcular.')).toBeVisible();
  expect(screen.getByText('1 de 3 habilidades tem números da escola.')).toBeVisible();
});

it('who leads has them estimated, and is told what came of it', async () => {
  let finish: (made: { own: number; lacking: number; toldAnew: number }) => void = () => undefined;
  await open({
    'POST /api/school/{school}/mastery-parameters': () =>
      new Promise<{ own: number; lacking: number; toldAnew: number }>((done) => {
        finish = done;
      }),
  });
  const button = await screen.findByRole('button', { name: 'Calcular pelas respostas da escola' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish({ own: 2, lacking: 1, toldAnew: 1234 }));
  expect(toastStore.current()).toMatchObject({
    title: '2 habilidades têm agora números da escola',
    detail: 'Contado de novo em 1.234 pares de aluno e habilidade.',
  });
});

it('an estimation that fails is told beside its button', async () => {
  await open({ 'POST /api/school/{school}/mastery-parameters': () => refuse(503, 'Tente daqui a pouco.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular pelas respostas da escola' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível calcular. Tente daqui a pouco.',
  );
});

it('others read who may', async () => {
  await open({}, []);
  expect(await screen.findByText('Quem calcula é a coordenação ou a gestão.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Calcular/ })).toBeNull();
});

it('a subject that nobody answered has none', async () => {
  await open({ 'GET /api/school/{school}/mastery-parameters': () => [] });
  expect(
    await screen.findByRole('heading', { name: 'Ninguém respondeu a questões desta disciplina ainda' }),
  ).toBeVisible();
});

it('numbers that do not come are asked for again', async () => {
  let asked = 0;
  await open({
    'GET /api/school/{school}/mastery-parameters': () => {
      asked += 1;
      return asked === 1 ? refuse(503) : [own];
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('da escola')).toBeVisible();
});

it('a school without subjects is told so', async () => {
  await open({ 'GET /api/school/{school}/subjects': () => [] });
  expect(await screen.findByText('Nenhuma disciplina cadastrada')).toBeVisible();
});
