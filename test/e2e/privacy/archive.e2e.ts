import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { actAs, helen } from '../support/act-as.ts';
import { expect, type Lang, pageUrl } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const texts = {
  en: {
    title: 'Copy of everything',
    prepare: /Prepare a (new copy|copy of everything)/,
    part: /Download part 1/,
    password: 'Password',
    signIn: 'Sign in',
  },
  zh: {
    title: '全部数据的副本',
    prepare: /(重新准备副本|准备全部数据的副本)/,
    part: /下载第1部分/,
    password: '密码',
    signIn: '登录',
  },
} as const satisfies Record<Lang, Record<string, string | RegExp>>;

for (const lang of sampleLanguages('copy of everything')) {
  const say = texts[lang];

  testInTurn(
    `an admin confirms the password, requests a copy of all data and downloads it, in ${lang}`,
    async ({ page }) => {
      await actAs(page, helen);
      const tooOld = { error: { code: 'sign-in.too-old', message: 'Sign in again' } };
      let isRefused = false;
      await page.route('**/api/archive', route => {
        if (isRefused || route.request().method() !== 'POST') return route.fallback();
        isRefused = true;
        return route.fulfill({ status: 403, json: tooOld });
      });
      await page.goto(pageUrl('/organizations/brightwater?tab=privacy', lang));
      const card = page.getByRole('region', { name: say.title });
      await card.getByRole('button', { name: say.prepare }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say.password, { exact: true }).fill('see-and-learn');
      await dialog.getByRole('button', { name: say.signIn, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(card.getByRole('button', { name: say.part })).toBeVisible({ timeout: 90_000 });
      await expectAccessibleEverywhere(page);
      const downloading = page.waitForEvent('download');
      await card.getByRole('button', { name: say.part }).click();
      expect((await downloading).suggestedFilename()).toBe('part-1.zip');
    },
  );
}
