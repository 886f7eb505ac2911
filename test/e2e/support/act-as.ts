import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Lang, pageUrl, signInAndStay } from './pages.ts';
import { product } from './product.ts';

/** An admin of the first demo clinic. */
export const helen = 'helen@brightwater.example';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Stored browser states of signed-in people, by product, email address and organisation; this worker signs
 * each person in only once.
 */
const states = new Map<string, Promise<State>>();

/**
 * Signs the page's browser in with a stored session, with "remember me", and opens no page. Tests share this
 * session, so a test that ends its session or tests the sign-in uses `signIn` instead.
 * @param slug for a person in several organisations
 */
export async function actAs(page: Page, email: string, slug?: string): Promise<void> {
  const key = `${product().web} ${email} ${slug}`;
  const state = states.get(key) ?? signInElsewhere(page, email, slug);
  states.set(key, state);
  const signedIn = await state;
  // A page that stays open would notice that another account has signed in, and would reload.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().setStorageState(signedIn);
}

/** Opens a page with a stored sign-in. */
export async function openAs(page: Page, email: string, path: string, lang: Lang = 'en'): Promise<void> {
  await actAs(page, email);
  await page.goto(pageUrl(path, lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signInElsewhere(page: Page, email: string, slug: string | undefined): Promise<State> {
  const context = await page.context().browser()?.newContext({ locale: 'en-HK' });
  if (!context) throw new Error('The page has no browser');
  await signInAndStay(await context.newPage(), email, slug ? { slug } : {});
  const state = await context.storageState();
  await context.close();
  return state;
}
