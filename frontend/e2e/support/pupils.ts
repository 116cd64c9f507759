import { type Browser, expect, type Page, request } from '@playwright/test';

import { OWN_REQUEST } from '../fixtures/school';
import { withClass } from './class-simulation';

/** As `withClass` gives them. */
const NUMBER = '2026001';
const TYPED = 'azul4729';
/** From the fourth grade on a pupil changes what somebody typed. */
const PASSWORD = 'pipa-verde';

/** A class with a pupil and three questions, made by whoever is signed in; what a pupil signs in with. */
export async function withPupil(page: Page, schoolId: number): Promise<{ address: string }> {
  await withClass(page);
  const read = await page.request.get(`/api/school/${schoolId}`);
  const school = (await read.json()) as { code: string };
  const pupil = await request.newContext({ baseURL: new URL(read.url()).origin });
  const sent = { headers: OWN_REQUEST };
  const typed = { studentId: NUMBER, password: TYPED, schoolCode: school.code };
  expect((await pupil.post('/api/students/auth', { ...sent, data: typed })).ok()).toBe(true);
  const chosen = { currentPassword: TYPED, newPassword: PASSWORD };
  expect((await pupil.post('/api/auth/password', { ...sent, data: chosen })).ok()).toBe(true);
  await pupil.dispose();
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
  await page.locator('label', { hasText: 'Matemática' }).click();
  await page.locator('label', { hasText: 'Misto' }).click();
  await page.getByRole('button', { name: 'Iniciar Quiz' }).click();
  await expectQuestion(page, 1);
}

export const expectQuestion = (page: Page, ordinal: number): Promise<void> =>
  expect(page.getByRole('heading', { name: `Questão ${ordinal} de 3` })).toBeVisible();

/** By its text alone: its letter stands before it. */
export const choose = (page: Page, option: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^[A-D]?\\s*${option}$`) }).check();

/** Chooses, confirms and waits for the verdict. */
export async function answer(page: Page, option: string, verdict: 'Correto!' | 'Incorreto'): Promise<void> {
  await choose(page, option);
  await page.getByRole('button', { name: 'Confirmar Resposta' }).click();
  await expect(page.getByText(verdict, { exact: true })).toBeVisible();
}

const award = (page: Page) => page.getByRole('dialog', { name: /^Novas? [Cc]onquistas?!$/ });

/** Past what the first quiz earns at its end. */
export const takeAward = (page: Page): Promise<void> =>
  award(page).getByRole('button', { name: 'Continuar' }).click();

/** On to what comes after a verdict, past an achievement that may lie over it. */
export async function goOn(page: Page): Promise<void> {
  if (await award(page).isVisible()) await takeAward(page);
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
}
