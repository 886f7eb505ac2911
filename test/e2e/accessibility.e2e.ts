import type { Page } from '@playwright/test';
import { pathFor, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { expectAccessibleEverywhere, type WidthsByTheme } from './support/accessible.ts';
import { actAs } from './support/act-as.ts';
import { idFor, tokenOf } from './support/examples.ts';
import { mockSession, withUnfinishedRegistration } from './support/mock-session.ts';
import { createNavigator } from './support/navigate.ts';
import { type Lang, pageUrl, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { inTurn } from './support/test-in-turn.ts';

const testInTurn = inTurn(test);

type Who = Route['roles'][number];

const people = {
  admin: 'helen@brightwater.example',
  superadmin: 'sam@lumitree.example',
  user: 'tom@stmarys.example',
  public: undefined,
} as const satisfies Record<Who, string | undefined>;

const names = Object.keys(routes) as RouteName[];
const ruleOf = (name: RouteName): Route => routes[name];

/** Who is shown the page with most on it. */
const viewerOf = ({ roles }: Route): Who =>
  (Object.keys(people) as Who[]).find(one => roles.includes(one)) ?? 'public';

/** Nobody stays on it. */
const redirectingPages: RouteName[] = ['logout'];

/** One page for each screen there is. */
const screens = names.filter(name => !redirectingPages.includes(name));

/** Between them the languages have a screen measured at both widths in both themes. */
const widthsByLanguage: Record<Lang, WidthsByTheme> = {
  en: { light: [1280], dark: [390] },
  zh: { light: [390], dark: [1280] },
};

/** An admin has some thirty screens, each of which is looked at in seven ways. */
const timeoutMs = 300_000;

/** What is shown in place of a page, or with something open on it. */
const otherScreens: Record<Who, string[]> = {
  public: ['/nowhere'],
  admin: ['/nowhere', '/cases/unknown', '/curriculum', '/cases?new=1'],
  superadmin: ['/'],
  user: ['/eye'],
};

async function pathOf(name: RouteName, authorization: string): Promise<string> {
  const id = ruleOf(name).path.includes('{id}') && (await idFor(ruleOf(name), authorization));
  return pathFor('en', name as 'registerCase', { ...(id && { id }), token: 'a'.repeat(22) });
}

interface Screen {
  who: Who;
  pathAs: (authorization: string) => Promise<string>;
}

const allScreens: Screen[] = [
  ...screens.map(name => ({
    who: viewerOf(ruleOf(name)),
    pathAs: (authorization: string) => pathOf(name, authorization),
  })),
  ...(Object.keys(otherScreens) as Who[]).flatMap(who =>
    otherScreens[who].map(path => ({ who, pathAs: async () => path })),
  ),
];

/** So many screens are checked in each language at this commit; `--full` checks all in both. */
const sampled = 3;
const sampledScreens = (lang: Lang): Screen[] => sampleUpTo(`accessibility ${lang}`, sampled, allScreens);

/** Opens one page after another in a browser, and looks each over. */
function checkEachPage(page: Page, lang: Lang): (path: string) => Promise<void> {
  const visit = createNavigator(page);
  return path =>
    test.step(path, async () => {
      await visit(pageUrl(path, lang));
      await expectAccessibleEverywhere(page, widthsByLanguage[lang]);
    });
}

for (const lang of ['en', 'zh'] as const) {
  for (const [who, theirs] of Map.groupBy(sampledScreens(lang), screen => screen.who)) {
    test(`every page of ${who} is accessible (${lang})`, async ({ page }) => {
      test.setTimeout(timeoutMs);
      const email = people[who];
      if (email) await actAs(page, email);
      const authorization = `Bearer ${who === 'admin' ? await tokenOf(people.admin, 'brightwater') : ''}`;
      const look = checkEachPage(page, lang);
      for (const { pathAs } of theirs) await look(await pathAs(authorization));
    });
  }
}

for (const lang of sampleLanguages('unfinished registration')) {
  testInTurn(`settings before registration is finished are accessible (${lang})`, async ({ page }) => {
    await actAs(page, people.user);
    await mockSession(page, withUnfinishedRegistration);
    await checkEachPage(page, lang)('/cases');
  });
}
