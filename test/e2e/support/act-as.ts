import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Lang, pageUrl, signInAndStay } from './pages.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sign-ins of this worker, by address and organisation: each is made once. */
const states = new Map<string, Promise<State>>();

/**
 * Makes the page's browser one in which somebody signed in before, with "remember me"; opens nothing. The
 * sign-in is shared: a test that ends it, or that is about signing in, makes its own by `signIn`.
 * @param slug for somebody of several organisations
 */
export async function actAs(page: Page, email: string, slug?: string): Promise<void> {
  const key = `${email} ${slug}`;
  const state = states.get(key) ?? signInElsewhere(page, email, slug);
  states.set(key, state);
  const signedIn = await state;
  // A page that is open would see the other account and load itself anew.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().setStorageState(signedIn);
}

/** Opens a page as somebody who signed in before. */
export async function openAs(page: Page, email: string, path: string, lang: Lang = 'en'): Promise<void> {
  await actAs(page, email);
  await page.goto(pageUrl(path, lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signInElsewhere(page: Page, email: string, slug: string | undefined): Promise<State> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The page has no browser');
  await signInAndStay(await context.newPage(), email, slug ? { slug } : {});
  const state = await context.storageState();
  await context.close();
  return state;
}
