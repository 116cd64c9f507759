import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';
import { enter, withPupil } from './support/pupils';
import { cutOff } from './support/screen';

// A new page of the pupils' is one line.
const pages: Record<string, string | RegExp> = {
  '/student-dashboard': 'Oi, Amanda!',
  '/saeb-simulator': 'Simulador SAEB',
  '/saeb-simulator/regras': 'Regras do quiz',
  '/student-profile': 'Meu perfil',
  '/student-results': 'Meu Desempenho',
  '/simulation': 'Simulação IDEB',
  '/learning-style': 'Estilo de Aprendizagem',
};

test('the pupils’ pages: all rules, the dark theme, a phone, 320 px, fingers', async ({
  page,
  newSchool,
  checkA11y,
  checkLooks,
}) => {
  // Seven screens, each in five looks.
  test.slow();
  const { schoolId } = await newSchool();
  const { address } = await withPupil(page, schoolId);
  await enter(page, address);
  for (const [path, title] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await checkA11y(path);
    await checkLooks(path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(false);
    expect.soft(await cutOff(page), `${path} cuts off`).toEqual([]);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, a[href]:not(.skip-link)')]
        .map((element) => ({ name: element.innerText, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 43.5),
    );
    expect.soft(small, path).toEqual([]);
  }
});

test('staff and pupils each find their own at the address of both', async ({ page, newSchool }) => {
  const school = await newSchool();
  const { address } = await withPupil(page, school.schoolId);
  await page.goto('/simulation');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await enter(page, address);
  await page.goto('/simulation');
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toBeVisible();
  await expect(page).toHaveURL(/\/simulation$/);
  // A browser that has forgotten who was here asks the server, and ends at the same.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/simulation');
  await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toBeVisible();
  await page.goto('/students');
  await expect(page.getByRole('heading', { name: 'Oi, Amanda!' })).toBeVisible();
});

test('a stored pupil that cannot be read leads to the sign-in', async ({ page, newSchool }) => {
  const { schoolId } = await newSchool();
  const { address } = await withPupil(page, schoolId);
  await enter(page, address);
  await page.evaluate(() => localStorage.setItem('currentUser', '{"role":"alu'));
  await page.goto('/student-results');
  await expect(page).toHaveURL(/\/student-login$/);
  await expect(page.getByRole('heading', { name: 'Oi! Vamos entrar?' })).toBeVisible();
});
