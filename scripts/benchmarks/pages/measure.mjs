// Lighthouse as a cheap phone on a weak link sees the pages that people open first.
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';

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

async function visitOnce(browser, { url, cookie }) {
  const chrome = await launch({ chromePath: browser, chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      extraHeaders: cookie ? { Cookie: cookie } : null,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} levou a ${lhr.finalDisplayedUrl}`);
    return figures(lhr);
  } finally {
    chrome.kill();
  }
}

/**
 * Visits an address so many times, with nothing stored before each, and gives the figures of each visit.
 * Lighthouse's default phone and network, simulated from what the page really loaded.
 */
export async function visit(browser, address, times) {
  const visits = [];
  for (let turn = 0; turn < times; turn += 1) visits.push(await visitOnce(browser, address));
  return visits;
}
