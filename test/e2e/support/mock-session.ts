import type { Page } from '@playwright/test';

type Session = Record<string, unknown>;

/**
 * Replaces the current user in the server's response. If the browser has already left the page, no response
 * is sent.
 */
export async function mockSession(page: Page, change: (said: Session) => Session): Promise<void> {
  await page.route('**/api/auth/get', async route => {
    const answer = await route.fetch().catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    if (answer && body) await route.fulfill({ response: answer, json: { data: change(body.data) } });
  });
}

/** A person with an unfinished registration. */
export const withUnfinishedRegistration = (said: Session): Session => ({
  ...said,
  finishedRegistration: false,
});
