import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { demoPassword } from '../../../lib/local/demo/people.ts';
import { violationsOf } from './axe.ts';
import { caseIdOf } from './examples.ts';
import { product } from './product.ts';

export type Lang = 'en' | 'zh';

/** Gives a page 20 seconds to show what is expected; the setting also holds outside the test runner. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

/** Labels that the tests use, as people see them in each language. */
export const labels = {
  en: { email: 'Email', password: 'Password', signIn: 'Sign in', hello: /^Good (morning|afternoon|evening)/ },
  zh: { email: '邮箱', password: '密码', signIn: '登录', hello: /好/ },
} as const;

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Address of a page of the running product. */
export const pageUrl = (path: string, lang: Lang = 'en') =>
  `${product().web}${lang === 'zh' ? `/zh${path === '/' ? '' : path}` : path}`;

/**
 * Signs in on the login page and waits for the first page. Tests of anything but the sign-in use `actAs`,
 * which is faster.
 */
export async function signIn(page: Page, email: string, lang: Lang = 'en', slug?: string): Promise<void> {
  await page.goto(pageUrl('/login', lang));
  await enter(page, email, lang, slug);
}

/** Signs in with "remember me", so that all tabs of this browser are signed in until the person signs out. */
export async function signInAndStay(
  page: Page,
  email: string,
  {
    slug,
    url = pageUrl,
    password = demoPassword,
  }: { slug?: string; url?: (path: string) => string; password?: string } = {},
): Promise<void> {
  await page.goto(url('/login'));
  await page.getByRole('checkbox').check();
  await enter(page, email, 'en', slug, password);
}

async function enter(
  page: Page,
  email: string,
  lang: Lang,
  slug?: string,
  password = demoPassword,
): Promise<void> {
  const say = labels[lang];
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  if (slug) {
    await chooseOrganization(page, slug);
    await page.getByRole('button', { name: say.signIn, exact: true }).click();
  }
  await expect(page.getByRole('button', { name: say.signIn, exact: true })).toBeHidden();
}

const organizationNames: Record<string, string> = {
  brightwater: 'Brightwater Vision Clinic',
  'st-marys': 'St Mary’s Primary School',
};

/** Chooses one of several organisations after the password was accepted. */
export async function chooseOrganization(page: Page, slug: string): Promise<void> {
  const select = page.getByRole('combobox');
  await expect(select).toBeEnabled();
  await select.click();
  await page.getByRole('option', { name: organizationNames[slug] }).click();
}

/** Opens the page of a demo child by its address. */
export async function openCase(page: Page, text: string, name: string, lang: Lang = 'en'): Promise<void> {
  await page.goto(pageUrl(`/cases/${await caseIdOf(text)}`, lang));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the form of the case whose page is open. */
export async function editCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.waitForURL(/cases\/edit/);
}

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no WCAG 2.2 A or AA violation and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: wcagTags });
  await expectNoHorizontalScroll(page);
}

export async function expectAccessibleOnPhoneAndDesk(page: Page): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/**
 * Expects no violation of these axe rules. Scrolls to the top first, because elements half under the header
 * would count as too small.
 */
export async function expectNoViolation(page: Page, rules: RunOnly): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  // Placeholders that are shown before the response arrives have pale colours.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const place = `${page.viewportSize()?.width} pixels of ${new URL(page.url()).pathname}`;
  expect(await violationsOf(page, rules), place).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(wider, `pixels wider than ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}

/**
 * The function `test` for page tests: a test also fails on page errors, CSP violations and failed requests.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
          console.error(`Against the policy: ${effectiveDirective} ${sample}`),
        ),
      );
      page.on('pageerror', error => complaints.push(error.message));
      page.on('console', message => {
        const isExpected = /status of (400|401|403|404|409|410|429)/.test(message.text());
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
