import type { Page } from '@playwright/test';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { expectAccessibleEverywhere, type WidthsByTheme } from './support/accessible.ts';
import { actAs } from './support/act-as.ts';
import { mockSession, withUnfinishedRegistration } from './support/mock-session.ts';
import { createNavigator } from './support/navigate.ts';
import { type Lang, pageUrl, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { type Screen, screens, type Viewer, viewers } from './support/screens.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** Widths per theme in each language; together they cover both widths in both themes. */
const widthsByLanguage: Record<Lang, WidthsByTheme> = {
  en: { light: [1280], dark: [390] },
  zh: { light: [390], dark: [1280] },
};

/** Timeout of a test, long because an admin has about thirty screens, each checked in seven ways. */
const timeoutMs = 300_000;

/** Screens shown instead of a page, or pages with something open, such as a dialog. */
const otherScreens: Record<Viewer, string[]> = {
  public: ['/nowhere'],
  admin: [
    ...['/nowhere', '/cases/unknown', '/curriculum', '/cases?new=1'],
    '/organizations/brightwater?tab=email&state=returned',
  ],
  superadmin: ['/', '/organizations/brightwater?tab=modules'],
  user: ['/eye'],
};

const allScreens: Screen[] = [
  ...screens,
  ...(Object.keys(otherScreens) as Viewer[]).flatMap(who =>
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
      const email = viewers[who];
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
      await actAs(page, viewers.user);
      await mockSession(page, withUnfinishedRegistration);
      await checkEachPage(page, lang)('/cases');
    },
  );
}
