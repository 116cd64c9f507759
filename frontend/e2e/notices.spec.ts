import { readFile } from 'node:fs/promises';

import { expect, test } from './fixtures/school';
import { dayFromToday, makeAction } from './support/actions';
import { colleague } from './support/staff';

test('a late milestone rings for the others, leads to its action, and is quiet once it is done', async ({
  page,
  newSchool,
  signIn,
  checkA11y,
}) => {
  const { schoolId, ...teresa } = await newSchool();
  const ana = await colleague(page, schoolId, 'professor', { firstName: 'Ana', lastName: 'Prado' });
  await signIn(teresa);
  const late = [{ title: 'Plantão de dúvidas', dueDate: dayFromToday(-5) }];
  await makeAction(page, schoolId, { title: 'Ler todo dia', responsibleUserId: ana.id }, late);
  const others = [{ title: 'Conselho', dueDate: dayFromToday(-5) }];
  await makeAction(page, schoolId, { title: 'Formação' }, others);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Notificações: nenhuma não lida' })).toBeVisible();

  await signIn(ana);
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Notificações:/ });
  await expect(bell).toHaveAccessibleName('Notificações: 1 não lida');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  const asks = panel.getByRole('list', { name: 'Pedem você' });
  await expect(asks.getByRole('listitem')).toHaveCount(1);
  await expect(asks).toContainText(
    /Marco atrasado: “Plantão de dúvidas”, da ação “[^”]+”, venceu há 5 dias\./,
  );
  await expect(asks).toContainText('Não lida');
  await checkA11y('the panel of the bell');
  await page.keyboard.press('Escape');
  // To look is not to read.
  await expect(bell).toHaveAccessibleName('Notificações: 1 não lida');

  await bell.click();
  await asks.getByRole('link').click();
  await expect(page).toHaveURL(/\/actions\?acao=\d+&aba=marcos$/);
  await expect(bell).toHaveAccessibleName('Notificações: nenhuma não lida');
  const detail = page.getByRole('dialog', { name: 'Ler todo dia' });
  await detail.getByRole('button', { name: 'Concluir o marco Plantão de dúvidas' }).click();
  await detail.getByRole('button', { name: 'Fechar' }).first().click();

  await page.goto('/notificacoes');
  await expect(page.getByRole('heading', { name: 'Tudo em dia' })).toBeVisible();
  await checkA11y('no notices');
});

test('the demonstration tells what is late and what comes, to a professor of what they answer for', async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs('carlos.lima');
  await page.goto('/notificacoes');
  const asks = page.getByRole('region', { name: 'Pedem você' });
  await expect(
    asks.getByText(/“Plantão de dúvidas, 6º ano”, da ação “[^”]+”, venceu há 5 dias\./),
  ).toBeVisible();
  await expect(
    asks.getByText(
      /^Ação passou do fim: “Reduzir as faltas no 8º ano” terminou há \d+ dias, com 75\s%\sfeito\.$/,
    ),
  ).toBeVisible();
  await expect(
    asks.getByText(/^Vence em 3 dias: o marco “Oficina de leitura, 6º ano”, da ação “[^”]+”\.$/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Para saber' })).toContainText('Meta da escola alterada');
  await expect(page.getByRole('navigation', { name: 'Notificações e auditoria' })).toHaveCount(0);
  await checkA11y('the page of notices');
  await page.getByRole('button', { name: 'Ações', exact: true }).click();
  await expect(page).toHaveURL(/assunto=acoes$/);
  await expect(page.getByText('Meta da escola alterada')).toHaveCount(0);

  await signInAs('ana.prado');
  await page.goto('/notificacoes');
  await expect(
    asks.getByText(/“Plantão de dúvidas, 6º ano”, da ação “[^”]+”, venceu há 5 dias\./),
  ).toBeVisible();
  await expect(page.getByText('Reduzir as faltas no 8º ano')).toHaveCount(0);
});

test('the audit trail is filtered, read on and saved by who answers for the school', async ({
  page,
  newSchool,
  signIn,
  checkA11y,
}) => {
  const { schoolId, ...teresa } = await newSchool();
  const ana = await colleague(page, schoolId, 'professor', { firstName: 'Ana', lastName: 'Prado' });
  await page.request.get(`/api/school/${schoolId}/audit`);
  await page.goto('/users/auditoria');
  await expect(page.getByRole('heading', { name: 'Só a gestão lê a auditoria' })).toBeVisible();

  await signIn(teresa);
  for (let number = 1; number <= 60; number += 1) {
    // One after the other, each with an entry of its own.
    // oxlint-disable-next-line no-await-in-loop
    await makeAction(page, schoolId, { title: `Ação ${number}` });
  }
  await page.goto('/users');
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page.getByRole('heading', { name: 'Auditoria', level: 1 })).toBeFocused();
  const table = page.getByRole('table', { name: 'Registro de auditoria' });
  await expect(table.getByRole('rowheader').first()).toHaveText(/^Hoje, /);
  await expect(page.getByText('1 acesso negado')).toBeVisible();
  await checkA11y('the audit trail');

  await expect(table.getByText('criou a ação “Ação 1”')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(table.getByText('criou a ação “Ação 1”')).toBeVisible();

  await page.getByRole('button', { name: 'Ver o registro' }).click();
  await expect(page).toHaveURL(/tipo=recusas/);
  await expect(table.getByText(/tentou sem permissão: /)).toHaveCount(1);
  await page.getByLabel('Pessoa', { exact: true }).selectOption({ label: 'Ana Prado' });
  await page.getByLabel('Tipo').selectOption('Senhas e perfis');
  await expect(table.getByText('trocou a própria senha')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`pessoa=${ana.id}`));

  await test.step('a file of what was found', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('auditoria.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFData e hora;Tipo;Quem;O que aconteceu;Sobre quem\r\n')).toBe(true);
    expect(text).toContain(';Senha e perfil;Ana Prado;trocou a própria senha;\r\n');
  });

  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible();
  await expect(page.getByText(/“zebra”, Ana Prado, Senhas e perfis, em 30 dias\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Tipo').selectOption('Exportações');
  await expect(table.getByText(/exportou a auditoria: \d+ registros/)).toBeVisible();
});
