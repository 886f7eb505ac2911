import type { Page } from '@playwright/test';
import { pathFor, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { expectAccessibleEverywhere, type WidthsByTheme } from './support/accessible.ts';
import { actAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { exampleIdFor } from './support/example-ids.ts';
import { mockSession, withUnfinishedRegistration } from './support/mock-session.ts';
import { createNavigator } from './support/navigate.ts';
import { type Lang, pageUrl, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { testInTurn } from './support/test-in-turn.ts';

type Who = Route['roles'][number];

const people = {
  admin: 'helen@brightwater.example',
  superadmin: 'sam@lumitree.example',
  user: 'tom@stmarys.example',
  public: undefined,
} as const satisfies Record<Who, string | undefined>;

const names = Object.keys(routes) as RouteName[];
const ruleOf = (name: RouteName): Route => routes[name];

/** Returns the person who sees the most content on a page. */
const viewerOf = ({ roles }: Route): Who =>
  (Object.keys(people) as Who[]).find(one => roles.includes(one)) ?? 'public';

/** Pages that immediately redirect to another page. */
const redirectingPages: RouteName[] = ['logout'];

/** Pages that are checked, one per screen. */
const screens = names.filter(name => !redirectingPages.includes(name));

/** Widths per theme in each language; together they cover both widths in both themes. */
const widthsByLanguage: Record<Lang, WidthsByTheme> = {
  en: { light: [1280], dark: [390] },
  zh: { light: [390], dark: [1280] },
};

/** Timeout of a test, long because an admin has about thirty screens, each checked in seven ways. */
const timeoutMs = 300_000;

/** Screens shown instead of a page, or pages with something open, such as a dialog. */
const otherScreens: Record<Who, string[]> = {
  public: ['/nowhere'],
  admin: [
    ...['/nowhere', '/cases/unknown', '/curriculum', '/cases?new=1'],
    '/organizations/brightwater?tab=email&state=returned',
  ],
  superadmin: ['/', '/organizations/brightwater?tab=modules'],
  user: ['/eye'],
};

async function pathOf(name: RouteName): Promise<string> {
  const route = ruleOf(name);
  const id =
    route.path.includes('{id') && (await exampleIdFor(route, await callerOf(people.admin, 'brightwater')));
  return pathFor('en', name as 'registerCase', { ...(id && { id }), token: 'a'.repeat(22) });
}

interface Screen {
  who: Who;
  findPath: () => Promise<string>;
}

const allScreens: Screen[] = [
  ...screens.map(name => ({ who: viewerOf(ruleOf(name)), findPath: () => pathOf(name) })),
  ...(Object.keys(otherScreens) as Who[]).flatMap(who =>
    otherScreens[who].map(path => ({ who, findPath: async () => path })),
  ),
];

/** Number of screens checked per language at this commit; `--full` checks all in both. */
const sampled = 3;
const sampledScreens = (lang: Lang): Screen[] => sampleUpTo(`accessibility ${lang}`, sampled, allScreens);

/** Opens one page after another in a browser and checks each. */
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
    test(`every page that ${who} can open is accessible (${lang})`, async ({ page }) => {
      test.setTimeout(timeoutMs);
      const email = people[who];
      if (email) await actAs(page, email);
      const look = checkEachPage(page, lang);
      for (const { findPath } of theirs) await look(await findPath());
    });
  }
}

for (const lang of sampleLanguages('unfinished registration')) {
  testInTurn(
    `the settings page is accessible before the registration is finished (${lang})`,
    async ({ page }) => {
      await actAs(page, people.user);
      await mockSession(page, withUnfinishedRegistration);
      await checkEachPage(page, lang)('/cases');
    },
  );
}
