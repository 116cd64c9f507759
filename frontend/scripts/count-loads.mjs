// What Chromium loads of a page before it is at rest without anybody's doing, how soon something shows on a slow line,
// and how much moves meanwhile: `IDEB_URL=http://127.0.0.1:8080 npm run loads [-- --slow]`, against a served build with
// the demonstration school. The bytes are those of each response, compressed as the server's `.gz` files are.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const url = process.env['IDEB_URL'] ?? 'http://127.0.0.1:8080';
const demo = { username: 'marina.souza', password: 'demonstracao-ideb' };
const publicPages = ['/login', '/register', '/sobre'];
const staffPages = ['/', '/simulation'];
/** A weak link: 50 kB/s, 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** What counts as rest: nothing asked for in this time, in ms. */
const QUIET = 1500;
const CHART = /\/assets\/[a-z]+-pictures[-~]/;

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
const ms = (time) => `${Math.round(time)} ms`.padStart(8);

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function visit(path, { signedIn, slow, width = 1280, height = 900 }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height } });
  if (signedIn) {
    const headers = { 'X-Requested-With': 'ideb' };
    const answer = await context.request.post('/api/auth/login', { headers, data: demo });
    if (!answer.ok()) throw new Error(`the demonstration school is not there: ${answer.status()}`);
  }
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
  }
  /** By address: a file that was preloaded and is then imported is told twice. */
  const files = new Map();
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) files.set(response.url(), response);
  });
  await page.goto(path, { waitUntil: 'load', timeout: 120_000 });
  while (Date.now() - last < QUIET) await page.waitForTimeout(100);
  const bodies = await Promise.all(
    [...files.values()].map(async (response) => ({
      name: new URL(response.url()).pathname,
      size: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const shifts = await page.evaluate(() => globalThis.shifts);
  await context.close();
  return { bodies, painted, shifts };
}

const sum = (bodies, test) =>
  bodies.filter(({ name }) => test(name)).reduce((total, { size }) => total + size, 0);
const isScript = (name) => name.endsWith('.js');

const pages = [
  ...publicPages.map((path) => ({ path, signedIn: false })),
  ...staffPages.map((path) => ({ path, signedIn: true })),
];
if (process.argv.includes('--slow')) {
  console.log('first paint at 50 kB/s and 400 ms, and layout shift:  1280 px           390 px');
  for (const { path, signedIn } of pages) {
    const wide = await visit(path, { signedIn, slow: true });
    const narrow = await visit(path, { signedIn, slow: true, width: 390, height: 844 });
    const told = [wide, narrow].map(({ painted, shifts }) => `${ms(painted)} ${shifts.toFixed(3)}`);
    console.log(`${told.join('    ')}  ${path}`);
  }
} else {
  console.log('  JS kB   chart     CSS  files  shift  page');
  for (const { path, signedIn } of pages) {
    const { bodies, shifts } = await visit(path, { signedIn });
    const script = sum(bodies, (name) => isScript(name) && !CHART.test(name));
    const chart = sum(bodies, (name) => isScript(name) && CHART.test(name));
    const style = sum(bodies, (name) => !isScript(name));
    const rest = `${String(bodies.length).padStart(6)}  ${shifts.toFixed(3)}  ${path}`;
    console.log(`${kB(script)} ${kB(chart)} ${kB(style)} ${rest}`);
    if (process.argv.includes('--files'))
      for (const { name, size } of bodies) console.log(`${kB(size)}   ${name}`);
  }
}
await browser.close();
