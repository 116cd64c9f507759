import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM'] ?? installed.find((path) => existsSync(path));

/** `npm run pictures` photographs every page instead of testing it. */
const pictures = process.env['PICTURES'] !== undefined;

/** Browser tests against a real server: IDEB_URL says where it listens. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try where a whole build shares two cores; the report still calls such a test flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  // A machine that also builds or tests something else is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'reference', testMatch: /reference\.setup\.ts/ },
    {
      name: 'screens',
      testMatch: /\.spec\.ts$/,
      dependencies: ['reference'],
      ...(pictures ? { grep: /@pictures/ } : { grepInvert: /@pictures/ }),
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['IDEB_URL'] ?? 'http://127.0.0.1:8080',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every test costs a quarter of the run: where there is a second try, it has one.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
