/**
 * Takes pictures of every page for each role, into `.cache/shots/`; pictures for the docs go to
 * `docs/screenshots/` and, for the handbook, to `docs/handbook/pictures/`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { projectFolder } from '../../lib/build/paths.ts';
import { demoPassword } from '../../lib/local/demo/people.ts';
import type { ReadyFile } from '../../lib/local/start-product.ts';
import { pathFor, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { callerOf } from '../e2e/support/caller-of.ts';
import { exampleIdFor } from '../e2e/support/example-ids.ts';
import globalSetup from '../e2e/support/global-setup.ts';
import { waitUntilIdle } from '../e2e/support/navigate.ts';
import { scannedToken } from '../e2e/support/scanned-token.ts';
import { takeHandbookPictures } from './handbook-pictures.ts';

const folder = join(projectFolder, '.cache/shots');
const documents = join(projectFolder, 'docs/screenshots');
const widths = [390, 1280];
const themes = ['light', 'dark'] as const;
const langs = ['en', 'zh'] as const;
const people = {
  public: undefined,
  admin: 'helen@brightwater.example',
  user: 'leung@brightwater.example',
  superadmin: 'sam@lumitree.example',
} as const;
type Who = keyof typeof people;

const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'));

/** Pages that showed "Page not found". */
const missing: string[] = [];
const notFound = /^(Page not found|页面不存在)$/;

const close = await globalSetup();
const ready = JSON.parse(process.env.LUMITREE_READY ?? '{}') as ReadyFile;
const browser = await chromium.launch(await launchOptions());
mkdirSync(folder, { recursive: true });
mkdirSync(documents, { recursive: true });
/**
 * API callers for the admin and the user. Each of them needs different example records, because they see
 * different ones.
 */
const callers = {
  admin: await callerOf(people.admin, 'brightwater'),
  user: await callerOf(people.user, 'brightwater'),
};
for (const who of Object.keys(people) as Who[]) await captureAll(browser, who);
if (wanted.length === 0 || wanted.includes('handbook')) await illustrateHandbook(browser);
await browser.close();
await close();
if (missing.length > 0) console.error(`Page not found: ${missing.join(', ')}`);
process.exit(missing.length > 0 ? 1 : 0);

async function captureAll(from: Browser, who: Who): Promise<void> {
  const page = await from.newPage();
  const email = people[who];
  if (email) await signIn(page, email);
  const names = (Object.keys(routes) as RouteName[]).filter(name => isShown(name, who));
  for (const name of names) for (const lang of langs) await capturePage(page, who, name, lang);
  if (names.length > 0) console.log(`${who}: ${names.length} pages`);
  await page.close();
}

async function illustrateHandbook(from: Browser): Promise<void> {
  const page = await from.newPage();
  await signIn(page, people.admin);
  for (const lang of langs) await takeHandbookPictures(page, ready.web, lang);
  console.log('pictures of the handbook');
  await page.close();
}

function isShown(name: RouteName, who: Who): boolean {
  return (
    routes[name].roles.includes(who) && name !== 'logout' && (wanted.length === 0 || wanted.includes(name))
  );
}

/**
 * The ID for the address of a page: '' if the address contains none, undefined if this person sees no such
 * record.
 */
async function exampleFor(route: Route, who: Who): Promise<string | undefined> {
  if (who === 'user')
    return exampleIdFor(route, callers.user).then(
      id => id ?? '',
      () => undefined,
    );
  return (await exampleIdFor(route, callers.admin)) ?? '';
}

async function capturePage(page: Page, who: Who, name: RouteName, lang: 'en' | 'zh'): Promise<void> {
  const route: Route = routes[name];
  const id = await exampleFor(route, who);
  if (id === undefined) return;
  const params = {
    id,
    token: name.startsWith('registerCase') ? await scannedToken() : 'a'.repeat(22),
  };
  const address = pathFor(lang, name as 'case', params);
  await page.goto(ready.web + address);
  await page.waitForLoadState('networkidle');
  if (await page.getByRole('heading', { name: notFound }).isVisible())
    missing.push(`${name} (${who}, ${lang})`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitUntilIdle(page);
      await page.screenshot({ path: join(folder, `${name}-${who}-${lang}-${width}-${colorScheme}.png`) });
      const isForDocuments = who === 'admin' && width === 1280 && colorScheme === 'light';
      if (isForDocuments && ['cases', 'case'].includes(name)) {
        await page.screenshot({ path: join(documents, lang === 'en' ? `${name}.png` : `${name}-zh.png`) });
      }
    }
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${ready.web}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await button.waitFor({ state: 'hidden' });
}
