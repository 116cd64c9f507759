// Lighthouse as a cheap phone on a weak link sees the pages that people open first.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The figures of one visit: points of 100, the largest paint in seconds, the shift, and what cost points. */
function figures(lhr) {
  const points = (name) => Math.round(lhr.categories[name].score * 100);
  const asked = CATEGORIES.slice(1).flatMap((name) => lhr.categories[name].auditRefs);
  const failed = asked.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score === 0);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    largestPaint: lhr.audits['largest-contentful-paint'].numericValue / 1000,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    failed: failed.map(({ id }) => id),
  };
}

/** Null where the browser's trace lost the beginning of the visit, which it does now and then. */
async function visitOnce(browser, { url, cookie, user }) {
  const chrome = await launch({ chromePath: browser, chromeFlags: FLAGS });
  try {
    const { port } = chrome;
    const driver = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    const page = await driver.newPage();
    // What the sign-in page leaves in a browser: without it a pupil's page does not ask who is signed in.
    if (user) await page.evaluateOnNewDocument((it) => localStorage.setItem('currentUser', it), user);
    const extraHeaders = cookie ? { Cookie: cookie } : null;
    const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, extraHeaders };
    const { lhr } = await lighthouse(url, flags, undefined, page);
    await driver.disconnect();
    if (lhr.runtimeError?.code === 'NO_NAVSTART') return null;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} levou a ${lhr.finalDisplayedUrl}`);
    return figures(lhr);
  } finally {
    chrome.kill();
  }
}

/**
 * Visits an address so many times, with nothing stored before each but who is signed in, and gives the figures of each visit.
 * Lighthouse's default phone and network, simulated from what the page really loaded.
 */
export async function visit(browser, address, times) {
  const visits = [];
  for (let turn = 0; turn < 2 * times && visits.length < times; turn += 1) {
    const seen = await visitOnce(browser, address);
    if (seen) visits.push(seen);
  }
  if (visits.length < times)
    throw new Error(`${address.url}: só ${visits.length} de ${times} visitas foram medidas`);
  return visits;
}
