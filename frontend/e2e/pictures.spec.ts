import type { Page } from '@playwright/test';

import { sidewaysScroll } from './fixtures/a11y';
import { expect, test } from './fixtures/school';
import { startBoth } from './support/class-simulation';
import { publishedSchool } from './support/published';
import { cutOff } from './support/screen';

const FOLDER = 'test-results/pictures';

/** How a page is looked at, by the end of its picture's name. */
interface Look {
  width: number;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** The browser's own setting for the size of text, in pixels. */
  text?: number;
}

const LOOKS: Record<string, Look> = {
  '390-light': { width: 390, media: { colorScheme: 'light' } },
  '390-dark': { width: 390, media: { colorScheme: 'dark' } },
  '1280-light': { width: 1280, media: { colorScheme: 'light' } },
  '1280-dark': { width: 1280, media: { colorScheme: 'dark' } },
  '1920-light': { width: 1920, media: { colorScheme: 'light' } },
  'forced-colors': { width: 1280, media: { forcedColors: 'active' } },
  print: { width: 794, media: { media: 'print' } },
  '1280-text-200': { width: 1280, media: {}, text: 32 },
  '320-text-200': { width: 320, media: {}, text: 32 },
};
const PLAIN = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

const publicPages = {
  entrar: '/login',
  'entrar-escola': `/login?escola=${publishedSchool(0).code}`,
  registro: '/register',
  'registro-escola': `/register?inep=${publishedSchool(0).code}`,
  sobre: '/sobre',
  '404': '/nao-existe',
  'entrada-aluno': '/student-login',
};
const staffPages = {
  'dashboard-iniciais': '/?etapa=anos_iniciais',
  'dashboard-finais': '/?etapa=anos_finais',
  'dashboard-medio': '/?etapa=ensino_medio',
  'importar-planilha': '/?importar=planilha',
  'importar-numeros': '/?importar=numeros',
  'simulacao-oficial': '/simulation?etapa=anos_finais',
  'simulacao-rapida': '/simulation?modo=rapida',
  turmas: '/classroom',
  disciplinas: '/classroom?aba=disciplinas',
  questoes: '/classroom?aba=questoes',
  'questoes-estatisticas': '/classroom?aba=questoes&ver=estatisticas',
  'questoes-importar': '/classroom?aba=questoes&importar=questoes',
  prova: '/classroom/prova',
  simulacoes: '/classroom?aba=simulacao',
  historico: '/simulation?ver=historico',
  comparar: '/simulation?ver=comparar',
  usuarios: '/users',
  alunos: '/students',
  'alunos-sem-turma': '/students?turma=sem',
  cartoes: '/students/cartoes?impressos=sim',
  conta: '/users/conta',
  auditoria: '/users/auditoria?periodo=tudo',
  notificacoes: '/notificacoes',
  bncc: '/lesson-plans/bncc?disciplina=matematica&ano=5º+ano',
};
const emptyPages = {
  'dashboard-vazio': '/',
  'simulacao-vazia': '/simulation',
  'turmas-vazia': '/classroom',
  'questoes-vazia': '/classroom?aba=questoes',
  'simulacoes-vazia': '/classroom?aba=simulacao',
  'usuarios-so': '/users',
  'alunos-vazia': '/students',
};

/** The whole page. */
async function photograph(page: Page, pages: Record<string, string>) {
  const browser = await page.context().newCDPSession(page);
  for (const [look, { width, media, text = 16 }] of Object.entries(LOOKS)) {
    await page.emulateMedia({ ...PLAIN, ...media });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text - 3 } });
    for (const [name, path] of Object.entries(pages)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const isDialog = /importar=|ver=/.test(path);
      if (!isDialog) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
      }
      expect.soft(await sidewaysScroll(page), `${name}, ${look}: scrolls sideways`).toBe(false);
      expect.soft(await cutOff(page), `${name}, ${look}: cuts off`).toEqual([]);
      await page.screenshot({ path: `${FOLDER}/${name}-${look}.png`, fullPage: !isDialog });
    }
  }
}

test.describe('pictures to look at', { tag: '@pictures' }, () => {
  test.describe.configure({ timeout: 600_000 });

  test('without a session', async ({ page }) => {
    await photograph(page, publicPages);
  });

  test('the demonstration school', async ({ page, signInAs }) => {
    await signInAs('marina.souza');
    await photograph(page, staffPages);
  });

  test('a school with nothing yet', async ({ page, newSchool }) => {
    await newSchool();
    await photograph(page, emptyPages);
  });

  test('a class simulation', async ({ page, newSchool }) => {
    await newSchool();
    const { projetada, impressa } = await startBoth(page);
    await photograph(page, { projecao: projetada, 'grade-respostas': impressa });
  });
});
