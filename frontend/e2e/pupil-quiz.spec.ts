import type { Page } from '@playwright/test';

import { expect, test as base } from './fixtures/school';
import {
  answer,
  begin,
  choose,
  enter,
  expectQuestion,
  goOn,
  onPhone,
  takeAward,
  withPupil,
} from './support/pupils';

/** A pupil's phone and the address that their card leads to, in a school of the test's own. */
const test = base.extend<{ address: string; pupil: Page }>({
  address: async ({ page, newSchool }, use) => {
    const { schoolId } = await newSchool();
    const { address } = await withPupil(page, schoolId);
    await use(address);
  },
  pupil: async ({ browser, address }, use) => {
    const pupil = await onPhone(browser, address);
    await use(pupil);
    await pupil.context().close();
  },
});

/** Reads what waits to be answered, and stays long enough for it: what comes by itself is met by a press too. */
const stay = (pupil: Page) => pupil.emulateMedia({ reducedMotion: 'reduce' });

test('all right: from the sign-in to the end, and the home has it', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  for (const ordinal of [1, 2, 3]) {
    await expectQuestion(pupil, ordinal);
    await answer(pupil, 'certa', 'Correto!');
    await goOn(pupil);
  }
  await takeAward(pupil);
  await expect(pupil.getByText('Você acertou 3 de 3 questões!')).toBeVisible();
  await expect(pupil.getByRole('link', { name: /^Rever/ })).toHaveCount(0);
  await pupil.getByRole('link', { name: 'Voltar ao painel' }).last().click();
  await expect(pupil.getByText('3 de 3', { exact: true })).toBeVisible();
});

test('all wrong: amber, the letter and the reason, and what was missed can be read', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  for (const ordinal of [1, 2, 3]) {
    await expectQuestion(pupil, ordinal);
    await answer(pupil, 'longe', 'Incorreto');
    await expect(pupil.getByText('A resposta correta era: A')).toBeVisible();
    await expect(pupil.getByText('Conte nos dedos.')).toBeVisible();
    await goOn(pupil);
  }
  await takeAward(pupil);
  await expect(pupil.getByText('Você acertou 0 de 3 questões!')).toBeVisible();
  await pupil.getByRole('link', { name: 'Rever 3 erros' }).click();
  await expect(pupil.getByText(/Rever 1 de 3/)).toBeVisible();
  await pupil.getByRole('button', { name: 'Próximo erro' }).click();
  await expect(pupil.getByText(/Rever 2 de 3/)).toBeVisible();
});

test('a time that is over is an answer too, three times', async ({ pupil }) => {
  await stay(pupil);
  await pupil.clock.install();
  await begin(pupil);
  for (const ordinal of [1, 2, 3]) {
    await expectQuestion(pupil, ordinal);
    await pupil.clock.fastForward(31_000);
    await expect(pupil.getByText('O tempo acabou.', { exact: false })).toBeVisible();
    await goOn(pupil);
  }
  await takeAward(pupil);
  await expect(pupil.getByText('Você acertou 0 de 3 questões!')).toBeVisible();
});

test('by keyboard alone', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  await pupil.keyboard.press('b');
  await expect(pupil.getByRole('radio', { name: /quase/ })).toBeChecked();
  await pupil.keyboard.press('1');
  await pupil.keyboard.press('Enter');
  await expect(pupil.getByText('Correto!', { exact: true })).toBeVisible();
});

test('a reload finds the same question, and no new time for it', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  await answer(pupil, 'certa', 'Correto!');
  await goOn(pupil);
  const asked = await pupil.getByRole('heading', { level: 2 }).first().innerText();
  await pupil.reload();
  await expectQuestion(pupil, 2);
  await expect(pupil.getByRole('heading', { level: 2 }).first()).toHaveText(asked);
  await expect(pupil.getByText('Acertos').locator('..')).toContainText('1');
});

test('read again after the last answer, the page still shows how it went', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  await expect(pupil).toHaveURL(/[?&]quiz=\d+/);
  for (const ordinal of [1, 2]) {
    await expectQuestion(pupil, ordinal);
    await answer(pupil, 'certa', 'Correto!');
    await goOn(pupil);
  }
  await expectQuestion(pupil, 3);
  await answer(pupil, 'certa', 'Correto!');
  await pupil.reload();
  await takeAward(pupil);
  await expect(pupil.getByText('Você acertou 3 de 3 questões!')).toBeVisible();
  await pupil.getByRole('button', { name: 'Novo Quiz' }).click();
  await expect(pupil.getByRole('button', { name: 'Iniciar Quiz' })).toBeVisible();
  await expect(pupil).not.toHaveURL(/quiz=/);
});

test('ended before its end: what it costs is said before and after', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  await expect(pupil.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await answer(pupil, 'certa', 'Correto!');
  await goOn(pupil);
  await expectQuestion(pupil, 2);
  await pupil.getByRole('button', { name: 'Sair do quiz' }).click();
  await expect(pupil.getByText(/^Você perde os \d+ pontos deste quiz\./)).toBeVisible();
  await pupil.getByRole('button', { name: 'Encerrar este quiz' }).click();
  await expect(pupil.getByText('Quiz encerrado', { exact: true })).toBeVisible();
  await expect(pupil.getByText(/^Você parou na questão/)).toHaveCount(0);
});

test('two tabs: what one answered the other does not answer again', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  const other = await pupil.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto('/saeb-simulator');
  await expectQuestion(other, 1);
  await answer(pupil, 'certa', 'Correto!');
  await goOn(pupil);
  await expectQuestion(pupil, 2);
  await choose(other, 'longe');
  await other.getByRole('button', { name: 'Confirmar Resposta' }).click();
  await expectQuestion(other, 2);
  await expect(other.getByText('Acertos').locator('..')).toContainText('1');
});

test('a second device goes on where the first stopped', async ({ pupil, browser, address }) => {
  await stay(pupil);
  await begin(pupil);
  await answer(pupil, 'certa', 'Correto!');
  await goOn(pupil);
  await expectQuestion(pupil, 2);
  const second = await browser.newContext();
  const page = await second.newPage();
  await enter(page, address);
  await expect(page.getByText('Você parou na questão 2 de 3')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expectQuestion(page, 2);
  await second.close();
});

test('a lost line keeps the answer, which counts once it is back', async ({ pupil }) => {
  await stay(pupil);
  await begin(pupil);
  await pupil.context().setOffline(true);
  await choose(pupil, 'certa');
  await pupil.getByRole('button', { name: 'Confirmar Resposta' }).click();
  await expect(pupil.getByText('1 resposta esperando a internet')).toBeVisible();
  await pupil.context().setOffline(false);
  await expect(pupil.getByText('Correto!', { exact: true })).toBeVisible();
});

test('every state by all rules, in the dark and on a phone', async ({
  page,
  address,
  checkA11y,
  checkLooks,
}) => {
  await page.goto('/student-login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await checkA11y('the sign-in, with what is missing');
  await enter(page, address);
  await checkA11y('the home');
  await begin(page);
  await checkA11y('a question');
  await checkLooks('a question');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorreto', { exact: true })).toBeVisible();
  await checkA11y('a verdict');
  await checkLooks('a verdict');
});
