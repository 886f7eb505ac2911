import { type Browser, chromium, type Page } from '@playwright/test';
import { actAs } from '../e2e/support/act-as.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { caseIdOf } from '../e2e/support/examples.ts';
import { pageUrl, phone } from '../e2e/support/pages.ts';
import { scannedToken } from '../e2e/support/scanned-token.ts';
import type { Figure } from './measured-product.ts';
import { median } from './throughput.bench.ts';

const rounds = process.argv.includes('--full') ? 5 : 3;
const mei = 'mei@brightwater.example';

/** The slow mobile network of a phone: bytes per second, and the round trip in ms. */
const line = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
/** Factor by which the phone's processor is slower than this machine's. */
const slowdown = 4;

interface MeasuredPage {
  name: string;
  path: string;
  /** Selector of the element whose appearance means that the page is ready. */
  shown: string;
  email?: string;
}

interface Loading {
  /** Time until the page shows that element, in ms. */
  shown: number;
  largestPaint: number;
  files: number;
  /** Transferred bytes, except responses of the API. */
  bytes: number;
}

/**
 * Measures how long pages take on a phone with an empty cache and how much they load, and then how much a
 * second page adds.
 */
export async function measurePages(): Promise<Figure[]> {
  const browser = await chromium.launch(await launchOptions());
  const name = '黄梓悠';
  const child = await caseIdOf(name);
  const pages: MeasuredPage[] = [
    { name: 'sign-in', path: '/login', shown: 'form' },
    { name: 'scanned QR code', path: `/${await scannedToken()}`, shown: 'form' },
    { name: 'dashboard', path: '/', shown: 'main section h2', email: mei },
    { name: 'list of cases', path: '/cases', shown: 'main tbody tr, main li a[href*="/cases/"]', email: mei },
    { name: 'case', path: `/cases/${child}`, shown: `main h1:has-text("${name}")`, email: mei },
    { name: 'timetable', path: '/timetable', shown: 'main [role="status"]:not(:empty)', email: mei },
  ];
  const figures: Figure[] = [];
  for (const page of pages) {
    const runs: Loading[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await loadCold(browser, page));
    const middle = middleOf(runs);
    figures.push(
      { name: `${page.name}, first, shown`, value: middle.shown / 1000, unit: 's' },
      { name: `${page.name}, first, largest content`, value: middle.largestPaint / 1000, unit: 's' },
      ...weightOf(`${page.name}, first`, middle),
    );
  }
  for (const page of pages.filter(({ email, path }) => email && path !== '/')) {
    figures.push(...weightOf(`${page.name}, after the dashboard`, await loadAfterDashboard(browser, page)));
  }
  await browser.close();
  return figures;
}

async function openPhone(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, hasTouch: true });
  const page = await context.newPage();
  if (email) await actAs(page, email);
  return page;
}

async function loadCold(browser: Browser, { path, shown, email }: MeasuredPage): Promise<Loading> {
  const page = await openPhone(browser, email);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const times = window as unknown as { largest: number };
    new PerformanceObserver(list => {
      times.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const measure = measureFiles(page);
  const since = performance.now();
  await page.goto(pageUrl(path), { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const waited = performance.now() - since;
  await page.waitForLoadState('networkidle');
  const largestPaint = await page.evaluate(() => (window as unknown as { largest: number }).largest);
  const loading = { shown: waited, largestPaint, ...(await measure()) };
  await page.context().close();
  return loading;
}

async function loadAfterDashboard(browser: Browser, { path, shown, email }: MeasuredPage) {
  const page = await openPhone(browser, email);
  await page.goto(pageUrl('/'), { waitUntil: 'networkidle' });
  await waitForFilesOfOthers(page);
  const measure = measureFiles(page);
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await measure();
  await page.context().close();
  return loaded;
}

/** Waits until a page that was read for some seconds has loaded the files that many other pages need. */
async function waitForFilesOfOthers(page: Page): Promise<void> {
  const links = 'link[rel=modulepreload], link[rel=preload]';
  const before = await page.locator(links).count();
  await page.waitForFunction(
    ([links, before]) => {
      const all = [...document.querySelectorAll<HTMLLinkElement>(links)];
      return all.length > before && all.every(({ href }) => performance.getEntriesByName(href).length > 0);
    },
    [links, before] as const,
  );
}

/**
 * Starts to count the files of the site that the page loads, including workers. The returned function returns
 * their number and their size in bytes.
 */
function measureFiles(page: Page): () => Promise<{ files: number; bytes: number }> {
  const weights: Promise<number>[] = [];
  const { origin } = new URL(pageUrl('/'));
  page.context().on('requestfinished', request => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin || pathname.startsWith('/api/')) return;
    const weight = request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
      () => 0,
    );
    if (process.env.BENCH_FILES) void weight.then(bytes => console.log(`  ${bytes} ${pathname}`));
    weights.push(weight);
  });
  return async () => {
    const all = await Promise.all(weights);
    return { files: all.length, bytes: all.reduce((sum, bytes) => sum + bytes, 0) };
  };
}

const middleOf = (runs: Loading[]): Loading => ({
  shown: median(runs.map(({ shown }) => shown)),
  largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
  files: median(runs.map(({ files }) => files)),
  bytes: median(runs.map(({ bytes }) => bytes)),
});

const weightOf = (name: string, { bytes, files }: Pick<Loading, 'bytes' | 'files'>): Figure[] => [
  { name, value: bytes / 1000, unit: 'kB' },
  { name, value: files, unit: 'files' },
];
