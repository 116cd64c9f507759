import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Plan, PlanChange } from '@/api/index/calculation';
import type { Stage } from '@/domain/index/stage';

import { PlanCard } from './plan-card';
import { calculation, effort, plan, pupils, way } from './test-plan';

function show(shown: Partial<Plan>, stage: Stage = 'anos_finais', year: number | null = null) {
  const onGoal = vi.fn<(ideb: string) => void>();
  const onLocksChange = vi.fn<(locked: readonly string[]) => void>();
  const published = year === null ? null : { year, idebScore: '5.0', source: 'inep' as const, agrees: true };
  const { unmount } = render(
    <PlanCard
      calculation={{ ...calculation, stage, published }}
      plan={{ ...plan, ...shown }}
      locked={['lp']}
      pending={false}
      onLocksChange={onLocksChange}
      onGoal={onGoal}
    />,
  );
  return { onGoal, onLocksChange, unmount };
}

const tableRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('what suffices alone', () => {
  const all = way({
    lever: 'aprovacao',
    current: '94.00',
    needed: '94.80',
    difference: '0.80',
    pupils: pupils(3),
    effort: effort('0.24', 'uma_edicao'),
  });
  const ways = [
    all,
    way({ effort: effort('1.30', 'duas_edicoes') }),
    way({ lever: 'grade', grade: '6º ano', current: '93.40', needed: '96.50', difference: '3.10' }),
    way({ lever: 'grade', grade: '7º ano', current: '93.70', needed: null, difference: null }),
  ];

  it('stands in the server’s order, with pupils, tone and share of the best advance', async () => {
    show({ single: ways, measuredBy: 'propria' }, 'anos_finais', 2023);
    const name = 'O que cada item precisa, sozinho, para publicar 5,1';
    expect(tableRows(name)).toEqual([
      'Mexendo só em2023PrecisaDiferençaDá tempo?',
      'Aprovação, todos os anos94,0\u00a0%94,8\u00a0%+0,8\u00a0p.p.3 alunosdá em uma edição24\u00a0% do maior avanço',
      'Matemática258,94261,52+2,58\u00a0pontosem duas edições1,3 vez o maior avanço',
      'Aprovação, só o 6º ano93,4\u00a0%96,5\u00a0%+3,1\u00a0p.p.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ver o outro ano' }));
    expect(tableRows(name).at(-1)).toBe('Aprovação, só o 7º ano93,7\u00a0%–não bastanem com o máximo');
    expect(
      screen.getByText('Medido pelo maior avanço da escola de uma edição para a seguinte.'),
    ).toBeVisible();
  });

  it('is headed as typed where the numbers are no edition’s', () => {
    show({ single: ways });
    expect(screen.getByRole('columnheader', { name: 'Simulado' })).toBeVisible();
    expect(screen.getByText(/^Ainda não há duas edições/)).toBeVisible();
  });

  it('is measured by what is typical where the school has no advance of its own, said so', () => {
    const typical = {
      kind: 'tipica' as const,
      by: '3.20',
      fromYear: null,
      toYear: null,
      schools: 412,
      states: ['RO' as const, 'SP' as const],
    };
    const far = { share: '2.50', tone: 'alem' as const, measure: typical };
    show({ single: [way({ effort: far })], measuredBy: 'tipica' });
    expect(screen.getByText(/^Medido pelo avanço típico de 412 escolas de RO e SP/)).toBeVisible();
    expect(screen.getByText('mais que o dobro do avanço típico')).toBeVisible();
    expect(screen.getByText('2,5 vezes o avanço típico')).toBeVisible();
  });

  it('counts a subject below the scale from where it begins', () => {
    const below = { current: '90.00', start: '100.00', needed: '111.58', difference: '11.58' };
    show({ single: [way({ lever: 'lp', ...below })] });
    expect(screen.getByText(/^Língua Portuguesa está em 90,00, abaixo de 100,00/)).toBeVisible();
    expect(screen.getByText(/^\+11,58\spontos/)).toBeVisible();
  });
});

it('the next goals stand by with how far each is, and one of them is chosen', async () => {
  const goals = [
    { ideb: '5.1', tone: 'uma_edicao' as const },
    { ideb: '5.2', tone: 'alem' as const },
  ];
  const { onGoal } = show({ goals, measuredBy: 'propria' });
  expect(screen.getByRole('radio', { name: /^5,1\s*dá em uma edição/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^5,2\s*mais que qualquer avanço/ }));
  expect(onGoal).toHaveBeenCalledWith('5.2');
});

describe('the effort that is shared', () => {
  const parts = [
    way({ lever: 'aprovacao', current: '94.00', needed: '94.50', difference: '0.50', pupils: pupils(2) }),
    way({ needed: '259.94', difference: '1.00' }),
  ];
  const free = {
    levers: ['aprovacao' as const, 'mt' as const],
    parts,
    changes: [],
    feasible: true,
    share: '0.15',
    tone: 'uma_edicao' as const,
  };

  it('says what each part takes, and how far it is', async () => {
    const { onLocksChange } = show({ free, measuredBy: 'propria' });
    expect(screen.getByRole('status')).toHaveTextContent(
      '+0,5 p.p. de aprovação (2 alunos) e +1,00 em Matemática publicam 5,1: dá em uma edição. O resto fica como está.',
    );
    const group = within(screen.getByRole('group', { name: 'Ou dividir o esforço entre' }));
    expect(group.getByRole('checkbox', { name: 'Língua Portuguesa' })).not.toBeChecked();
    await userEvent.click(group.getByRole('checkbox', { name: 'Matemática' }));
    expect(onLocksChange).toHaveBeenCalledWith(['lp', 'mt']);
  });

  it('says that it does not suffice, or that nothing was chosen', () => {
    const { unmount } = show({ free: { ...free, parts: [], feasible: false } });
    expect(screen.getByRole('status')).toHaveTextContent(/^Só com isso não dá para publicar 5,1\./);
    unmount();
    show({});
    expect(screen.getByRole('status')).toHaveTextContent('Escolha ao menos uma coisa para mexer.');
  });
});

it('a goal that these numbers would meet is not praised: the next ones are offered', () => {
  show({ met: true, gap: '0.00' });
  expect(screen.getByText(/^Com estes números a meta 5,1 seria atingida/)).toBeVisible();
  expect(screen.queryByText(/Parabéns/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('all grades together', () => {
  const grade = (name: string, current: string, needed: string): PlanChange => ({
    lever: 'grade',
    grade: name,
    current,
    start: current,
    needed,
  });
  const open = (which: string) => userEvent.click(screen.getByText(`Aprovação, ${which}`));

  it('say what each must reach, and the step where one leads every grade there', async () => {
    const changes = [grade('6º ano', '93.40', '94.20'), grade('7º ano', '99.80', '100.00')];
    show({ allGrades: { step: '0.8', changes } });
    await open('todos os anos: quanto em cada um');
    expect(tableRows('O que todos os anos precisam alcançar para publicar 5,1').slice(1)).toEqual([
      '6º ano93,4\u00a0%94,2\u00a0%',
      '7º ano99,8\u00a0%100,0\u00a0%',
    ]);
    expect(screen.getByText('Basta subir 0,8 p.p. em cada ano, até 100 %.')).toBeVisible();
  });

  it('name no step where the rates lead to none, and say so when 100 % does not suffice', async () => {
    const changes = [grade('1ª série', '93.45', '94.50'), grade('2ª série', '94.00', '95.10')];
    const { unmount } = show({ allGrades: { step: null, changes } }, 'ensino_medio');
    await open('todas as séries: quanto em cada uma');
    expect(screen.getByText('Basta que cada série chegue ao valor da tabela.')).toBeVisible();
    unmount();
    show({});
    expect(screen.getByText('Nem com 100 % de aprovação a escola publica 5,1.')).toBeVisible();
  });
});
