import type { Page } from '@playwright/test';
import { localizePath, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../shared/features/people/account/schema.ts';
import { pageOf } from '../../web/app/pages.ts';
import { entriesFor, loadEntries } from '../../web/app/palette/palette-entries.ts';
import { callerWith } from '../support/caller.ts';
import { sampleInTurn } from '../support/sampling/sample-in-turn.ts';
import { openAs } from './support/act-as.ts';
import { callerOf, platformToken } from './support/caller-of.ts';
import { createNavigator } from './support/navigate.ts';
import { expect, pageUrl, test } from './support/pages.ts';
import { product } from './support/product.ts';

const names = Object.keys(routes) as RouteName[];
const ruleOf = (name: RouteName): Route => routes[name];
const literals = (path: string) => path.replaceAll(/\{\w+\??\}/g, '').length;

/** Pages with the pattern of their address; patterns with literal words come before patterns with ids. */
const shapes = names
  .filter(name => name !== 'registerCaseShort')
  .toSorted((a, b) => literals(ruleOf(b).path) - literals(ruleOf(a).path))
  .map(name => {
    const shape = ruleOf(name)
      .path.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
      .replaceAll(/\{\w+\}/g, '[^/]+');
    return { name, shape: new RegExp(`^${shape}$`) };
  });

const nameOf = (path: string) => shapes.find(({ shape }) => shape.test(path))?.name;

/** Author pages that redirect readers to the published page. */
const sendsReadersOn: RouteName[] = ['course', 'activity'];

/** Addresses of the specification that redirect to an author's form; no link needs to lead to them. */
const sendsOn: RouteName[] = ['editPublishedActivity'];

/** The pages that a signed-in person may open according to the route table. */
function pagesOpenTo({ role, modules }: CurrentUser): RouteName[] {
  const isGranted = (wanted: string) =>
    modules.some(({ module, status }) => module === wanted && status === 'granted');
  return names.filter(name => {
    const { roles, module } = ruleOf(name);
    if (sendsOn.includes(name) || (sendsReadersOn.includes(name) && !isGranted('developer'))) return false;
    return roles.includes(role) && (module === undefined || isGranted(module));
  });
}

/** Maximum number of menus opened per page; the first rows of a list may be drafts of other tests. */
const mostMenus = 2;

/** The links of a page, including those in its menus and in the profile. */
async function linksOn(page: Page): Promise<string[]> {
  await expect(page.locator('main .mantine-Skeleton-root:visible')).toHaveCount(0);
  const found = await hrefs(page);
  const menus = page.locator('main [aria-haspopup="menu"]:visible');
  for (let index = 0; index < Math.min(await menus.count(), mostMenus); index++) {
    const isOpened = await menus
      .nth(index)
      .click({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isOpened) continue;
    await expect(page.getByRole('menu')).toBeVisible();
    found.push(...(await hrefs(page)));
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  }
  return found;
}

const hrefs = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).getAttribute('href') ?? ''));

/**
 * Maximum number of addresses that are visited per page after the first one. The page of another child may
 * have links that the first child's page lacks.
 */
const mostFurther = 5;
/** The same limit for pages of children. It is higher, because other tests add children without records. */
const mostFurtherChildren = 25;

/**
 * Follows links from the start page. Visits one address per page and tab, and then further addresses until
 * every page has been reached.
 */
async function collectLinks(page: Page, isEnough: (reached: Set<RouteName>) => boolean) {
  const reached = new Set<RouteName>();
  const visited = new Set<string>();
  const passedBy = new Map<string, Set<string>>();
  const waiting = ['/settings', '/'];
  const goTo = createNavigator(page);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  waiting.push(...(await hrefs(page)));
  await page.keyboard.press('Escape');
  const follow = async (address: string, isFurther: boolean) => {
    const { pathname, searchParams } = new URL(localizePath(address, 'en'), 'https://here.invalid');
    const name = nameOf(pathname);
    const tab = `${name} ${searchParams.get('tab')}`;
    if (!name) return;
    if (visited.has(tab) && !isFurther) {
      const others = passedBy.get(tab) ?? new Set();
      passedBy.set(tab, others.add(address));
      return;
    }
    visited.add(tab);
    reached.add(name);
    const isLeft = ['logout', 'deleteAccount'].includes(name) || ruleOf(name).path.endsWith('/render');
    if (isLeft) return;
    await goTo(pageUrl(`${pathname}${searchParams.has('tab') ? `?tab=${searchParams.get('tab')}` : ''}`));
    waiting.push(...(await linksOn(page)));
  };
  const followAll = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      await follow(address, false);
  };
  await followAll();
  const further = [...passedBy].flatMap(([tab, addresses]) =>
    [...addresses].slice(0, tab === 'case null' ? mostFurtherChildren : mostFurther),
  );
  for (const address of further) {
    if (isEnough(reached)) break;
    await follow(address, true);
    await followAll();
  }
  return reached;
}

const people = [
  ['a user', 'mei@brightwater.example', 'brightwater'],
  ['an admin', 'helen@brightwater.example', 'brightwater'],
  ['a superadmin', 'sam@lumitree.example', undefined],
] as const;

for (const [who, email, slug] of sampleInTurn('ways', 12, people)) {
  test(`${who} can reach each page that the route table allows by following links`, async ({ page }) => {
    test.setTimeout(600_000);
    const caller = slug
      ? await callerOf(email, slug)
      : callerWith(product().api, { authorization: `Bearer ${await platformToken(email)}` });
    const { data: session } = await caller.call(account.getCurrentUser, {});
    await openAs(page, email, '/settings');
    const offered = entriesFor(await loadEntries(), session, false);
    const byPalette = new Set(offered.map(entry => entry.page));
    const open = pagesOpenTo(session);
    const isReachedBy = (reached: Iterable<RouteName>) => (name: RouteName) =>
      [...reached].some(
        other => bandless(other) === bandless(name) || (pageOf(name) && pageOf(other) === pageOf(name)),
      );
    const missingFrom = (links: Iterable<RouteName>) => {
      const isReached = isReachedBy([...links, ...byPalette]);
      return open.filter(name => !isReached(name));
    };
    const byLink = await collectLinks(page, links => missingFrom(links).length === 0);
    console.log(
      `${who}: ${open.length} pages, ${byLink.size} by links, ${offered.length} entries of the palette`,
    );
    expect(open.length).toBeGreaterThan(8);
    expect(missingFrom(byLink)).toEqual([]);
    const foreign = [...byLink].filter(name => !['public', session.role].some(role => isFor(name, role)));
    expect(foreign, 'links to pages of other roles').toEqual([]);
  });
}

/**
 * Removes the age band from a page's name. Both bands have the same form, and one may have no draft to link
 * to.
 */
const bandless = (name: RouteName) => name.replace(/(56|711)$/, '');

const isFor = (name: RouteName, role: string) => (ruleOf(name).roles as readonly string[]).includes(role);
