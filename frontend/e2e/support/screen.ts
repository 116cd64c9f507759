import { expect, type Locator, type Page } from '@playwright/test';

/** The one message at the corner of the screen; an open dialog takes its role away, not the message. */
export const toast = (page: Page): Locator => page.locator('.toast');

/** A card of the page by its title. */
export const card = (page: Page, title: string | RegExp): Locator =>
  page.locator('.card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A figure of a strip by its name: "IDEB atual". */
export const figure = (page: Page, strip: string | RegExp, name: string): Locator =>
  page
    .getByRole('region', { name: strip })
    .locator('.cell')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** What stands large in a figure's cell, without its unit or edition. */
export const valueOf = (cell: Locator): Locator => cell.locator('.figure > span:first-child');

/** The lower part of the dashboard comes as one comes near it. */
export const goDown = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(card(page, 'Simulador IDEB')).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** The first sign of a person, at which a page brings what lies below its first screens. */
export async function comeNear(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** The unit or edition beside the figure. */
export const unitOf = (cell: Locator): Locator => cell.locator('.figure > small');

/** The line below the figure. */
export const contextOf = (cell: Locator): Locator => cell.locator('.cell-context');

/** The cell of a row that says this and nothing else. */
export const cell = (within: Locator, text: string): Locator =>
  within.getByRole('cell', { name: text, exact: true }).first();

/** The row of a table whose first cell is `name`. */
export const row = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('row').filter({ has: within.page().getByRole('rowheader', { name, exact: true }) });

/** The words beside a field: its hint, or what is wrong with it. */
export const fieldDescription = (field: Locator): Promise<string> =>
  // At one moment: a hint may give way to an error between two looks.
  field.evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

/** Words that run out of their box and are cut off: a field or button too narrow for what it says. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, a')]
      .filter((element) => element.clientWidth > 1 && getComputedStyle(element).overflowX === 'hidden')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.innerText),
  );

/** What lies below comes with a sign of a person, who moves on until all of it is there. */
export async function expectLoaded(page: Page): Promise<void> {
  let moved = 0;
  await expect
    .poll(async () => {
      await page.mouse.move((moved += 1), 1);
      return page.locator('.skeleton').count();
    })
    .toBe(0);
}
