import type { Page } from '@playwright/test';

type Session = Record<string, unknown>;

/** Has the server say something else of who is signed in. A page that is left meanwhile is told nothing. */
export async function pretend(page: Page, change: (said: Session) => Session): Promise<void> {
  await page.route('**/api/auth/get', async route => {
    const answer = await route.fetch().catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    if (answer && body) await route.fulfill({ response: answer, json: { data: change(body.data) } });
  });
}

/** Somebody whose registration is not finished. */
export const unfinished = (said: Session): Session => ({ ...said, finishedRegistration: false });
