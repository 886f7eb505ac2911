import type { Page } from '@playwright/test';
import { type Route, type RouteName, routes, to } from '../../shared/routes.ts';
import { beingBuilt } from '../../web/shell/being-built.ts';
import { isFull } from '../support/is-full.ts';
import { firstTurn } from '../support/seed.ts';
import { actAs } from './support/act-as.ts';
import { idFor, tokenOf } from './support/examples.ts';
import { at, type Lang, test } from './support/pages.ts';
import { pretend, unfinished } from './support/pretend.ts';
import { expectSoundEverywhere, type Looks } from './support/sound.ts';
import { walkThrough } from './support/walk.ts';

type Who = Route['who'][number];

const people = {
  admin: 'helen@brightwater.example',
  superadmin: 'sam@lumitree.example',
  user: 'tom@stmarys.example',
  public: undefined,
} as const satisfies Record<Who, string | undefined>;

const names = Object.keys(routes) as RouteName[];
const ruleOf = (name: RouteName): Route => routes[name];
const isBeingBuilt = (name: RouteName) => (beingBuilt as readonly string[]).includes(name);

/** Who is shown the page with most on it. */
const viewerOf = ({ who }: Route): Who =>
  (Object.keys(people) as Who[]).find(one => who.includes(one)) ?? 'public';

/** What everybody sees of a page that is to come is its layout; one of each is looked at. */
const screenOf = (name: RouteName): string =>
  isBeingBuilt(name) ? `${viewerOf(ruleOf(name))} ${ruleOf(name).layout}` : name;

/** Nobody stays on it. */
const passing: RouteName[] = ['logout'];

/** One page for each screen there is. */
const screens = names.filter(
  (name, index) =>
    !passing.includes(name) && names.findIndex(other => screenOf(other) === screenOf(name)) === index,
);

/** Between them the languages have a screen measured at both widths in both themes. */
const looks: Record<Lang, Looks> = {
  en: { light: [1280], dark: [390] },
  zh: { light: [390], dark: [1280] },
};

/** A screen is looked at in one of the languages in turn, and in both in full. */
const isTurnOf = (lang: Lang, name: RouteName) =>
  isFull || (firstTurn('sound') + screens.indexOf(name)) % 2 === ['en', 'zh'].indexOf(lang);

/** An admin has some thirty screens, each of which is looked at in seven ways. */
const walkMs = 300_000;

/** What is shown in place of a page, or with something open on it. */
const otherScreens: Record<Who, string[]> = {
  public: ['/nowhere'],
  admin: ['/nowhere', '/cases/unknown', '/curriculum', '/cases?new=1'],
  superadmin: ['/'],
  user: ['/eye'],
};

async function pathOf(name: RouteName, authorization: string): Promise<string> {
  const id = ruleOf(name).path.includes('{id}') && (await idFor(ruleOf(name), authorization));
  return to('en', name as 'registerCase', { ...(id && { id }), token: 'a'.repeat(22) });
}

/** Opens one page after another in a browser, and looks each over. */
function lookOver(page: Page, lang: Lang): (path: string) => Promise<void> {
  const visit = walkThrough(page);
  return path =>
    test.step(path, async () => {
      await visit(at(path, lang));
      await expectSoundEverywhere(page, looks[lang]);
    });
}

for (const lang of ['en', 'zh'] as const) {
  for (const who of Object.keys(people) as Who[]) {
    test(`every screen of ${who} is sound (${lang})`, async ({ page }) => {
      test.setTimeout(walkMs);
      const email = people[who];
      if (email) await actAs(page, email);
      const authorization = `Bearer ${who === 'admin' ? await tokenOf(people.admin, 'brightwater') : ''}`;
      const look = lookOver(page, lang);
      for (const name of screens.filter(one => viewerOf(ruleOf(one)) === who && isTurnOf(lang, one))) {
        await look(await pathOf(name, authorization));
      }
      for (const path of otherScreens[who]) await look(path);
    });
  }

  test(`settings before registration is finished are sound (${lang})`, async ({ page }) => {
    await actAs(page, people.user);
    await pretend(page, unfinished);
    await lookOver(page, lang)('/cases');
  });
}
