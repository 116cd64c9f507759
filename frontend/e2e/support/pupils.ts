import { type Browser, expect, type Page } from '@playwright/test';

import { withClass } from './class-simulation';

/** As `withClass` gives them. */
const NUMBER = '2026001';
const PASSWORD = 'azul4729';

/** A class with a pupil and three questions, made by whoever is signed in; what a pupil signs in with. */
export async function withPupil(page: Page, schoolId: number): Promise<{ address: string }> {
  await withClass(page);
  const school = (await (await page.request.get(`/api/school/${schoolId}`)).json()) as { code: string };
  return { address: `/student-login?escola=${school.code}&matricula=${NUMBER}` };
}

/** Signs in on the screen, as a pupil does who read the code of the card. */
export async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Oi, Amanda!' })).toBeVisible();
}

/** A pupil on a phone of their own. */
export async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await enter(page, address);
  return page;
}

/** Begins a quiz of three questions. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/saeb-simulator');
  await page.getByText('Matemática', { exact: true }).click();
  await page.getByText('Misto', { exact: true }).click();
  await page.getByRole('button', { name: 'Iniciar Quiz' }).click();
  await expectQuestion(page, 1);
}

export const expectQuestion = (page: Page, ordinal: number): Promise<void> =>
  expect(page.getByRole('heading', { name: `Questão ${ordinal} de 3` })).toBeVisible();

/** Chooses, confirms and waits for the verdict. */
export async function answer(page: Page, option: string, verdict: 'Correto!' | 'Incorreto'): Promise<void> {
  await page.getByText(option, { exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar Resposta' }).click();
  await expect(page.getByText(verdict, { exact: true })).toBeVisible();
}

/** On to what comes after a verdict, past an achievement that may lie over it. */
export async function goOn(page: Page): Promise<void> {
  const award = page.getByRole('dialog', { name: /^Novas? [Cc]onquistas?!$/ });
  if (await award.isVisible()) await award.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
}
