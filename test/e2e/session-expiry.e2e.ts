import type { Page } from '@playwright/test';
import { demoPassword } from '../../lib/local/demo/people.ts';
import { jobs } from '../../shared/features/operations/jobs/endpoints.ts';
import { offboarding } from '../../shared/features/organizations/offboarding/endpoints.ts';
import { type Account, makeAccount } from './support/accounts.ts';
import { callerOf } from './support/caller-of.ts';
import { endElsewhere } from './support/end-session.ts';
import { mockSession } from './support/mock-session.ts';
import { expect, expectAccessible, pageUrl, signIn, test } from './support/pages.ts';
import { product } from './support/product.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** The last access token that each browser page (tab) sent. */
const tokens = new WeakMap<Page, string>();

test.beforeEach(({ context }) => {
  context.on('request', request => {
    const { authorization } = request.headers();
    const page = request.serviceWorker() ? undefined : request.frame().page();
    if (page && authorization) tokens.set(page, authorization.replace('Bearer ', ''));
  });
});

/** Ends the session on the server, which the page does not notice at first. */
async function endAtServer(page: Page): Promise<void> {
  const token = tokens.get(page);
  const answer = await fetch(`${product().api}/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
}

testInTurn(
  'text typed before the session expired is still there after signing in again',
  async ({ page }) => {
    const account = await makeAccount({ brightwater: 'active' });
    await signIn(page, account.email);
    await page.goto(pageUrl('/cases?new=1'));
    await page.getByLabel('Full name').fill('Kept While Away');
    await endElsewhere.expiry(account);
    await page.getByRole('button', { name: 'Add case' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Token expired')).toHaveCount(1);
    await expect(page.getByLabel('Full name')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Error while authenticating')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Full name')).toHaveValue('Kept While Away');
    expect(page.url()).toBe(pageUrl('/cases?new=1'));
  },
);

testInTurn(
  'after some minutes without activity, a page hides its content and asks for the password',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await mockSession(page, said => ({
      ...said,
      organization: { ...(said.organization as object), idleLockMinutes: 5 },
    }));
    await signIn(page, email);
    await page.goto(pageUrl('/cases'));
    const heading = page.getByRole('heading', { level: 1, name: 'Cases' });
    await expect(heading).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('lumitree.touched', String(Date.now() - 6 * 60_000));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(heading).toBeHidden();
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Cases');
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(heading).toBeVisible();
  },
);

testInTurn(
  'a person who opens an address after the session has ended is led to sign-in and then to that page',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await endAtServer(page);
    await page.goto(pageUrl('/cases'));
    await expect(page.getByText('Token expired')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases');
  },
);

const removal = async ({ sub }: Account) => {
  const admin = await callerOf('helen@brightwater.example', 'brightwater');
  const { data: job } = await admin.call(offboarding.removeMember, { memberId: sub });
  const readState = async () => (await admin.call(jobs.getJob, { jobId: job.id })).data.state;
  await expect.poll(readState).toBe('done');
};

for (const [way, { end, reason }] of Object.entries({
  suspension: { end: endElsewhere.suspension, reason: /access to this organisation is suspended/ },
  removal: { end: removal, reason: 'You do not belong to this organisation' },
})) {
  testInTurn(`a member who loads a page after ${way} is told why they are signed out`, async ({ page }) => {
    const account = await makeAccount({ brightwater: 'active' });
    await signIn(page, account.email);
    await page.goto('about:blank');
    await end(account);
    await page.goto(pageUrl('/cases'));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
}

testInTurn('after signing out, the back button shows nothing of the session', async ({ page }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  await signIn(page, email);
  await page.goto(pageUrl('/cases'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases');
  await page.goto(pageUrl('/logout'));
  await expect(page.getByText('You are signed out')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/organization/);
});

testInTurn(
  'signing out works while the server is unreachable and after the session has already ended',
  async ({ page, complaints }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.route('**/api/auth/logout', route => route.abort());
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByText('Sign Out').click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    complaints.splice(0);
    await signIn(page, email);
    await page.route('**/api/**', route => route.fulfill({ status: 503, json: busy }));
    await page.goto(pageUrl('/logout'));
    await expect(page.getByText('You are signed out')).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('Cognito'))),
    ).toEqual([]);
    complaints.splice(0);
    await page.unroute('**/api/**');
    await signIn(page, email);
    await page.unroute('**/api/auth/logout');
    await endAtServer(page);
    await page.goto(pageUrl('/logout'));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  },
);

const busy = { error: { code: 'server.busy', message: 'Something went wrong, try again later' } };

testInTurn('nobody is redirected to another site after signing in', async ({ page }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  for (const next of ['//evil.example', '/logout']) {
    await page.goto(pageUrl(`/login?next=${encodeURIComponent(next)}`));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
    expect(page.url()).toBe(pageUrl('/'));
    await page.context().clearCookies();
  }
});

testInTurn(
  'without "Remember me" all tabs share the sign-in, which ends when the browser is closed',
  async ({ page, context }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    const second = await context.newPage();
    await second.goto(pageUrl('/cases'));
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Cases');
    await page.close();
    const third = await context.newPage();
    await third.goto(pageUrl('/cases'));
    await expect(third.getByRole('heading', { level: 1 })).toHaveText('Cases');

    const token = tokens.get(third) ?? '';
    const stored = await third.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(token.length).toBeGreaterThan(100);
    for (const part of token.split('.'))
      expect(stored, 'tokens lie on the disk encrypted').not.toContain(part);
    const sessionCookies = (await context.cookies()).filter(({ expires }) => expires === -1);
    expect(sessionCookies.map(({ name }) => name)).toContain('tokenKey');

    await second.goto(pageUrl('/logout'));
    await expect(second.getByText('You are signed out')).toBeVisible();
    await expect(third.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await signIn(second, email);

    for (const { name } of sessionCookies) await context.clearCookies({ name });
    await third.goto(pageUrl('/cases'));
    await expect(third.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(
      await third.evaluate(() => Object.keys(localStorage).filter(key => key.includes('Cognito'))),
    ).toEqual([]);
  },
);

testInTurn(
  'a tab reloads instead of acting as a different person who has signed in elsewhere',
  async ({ page, context }) => {
    const [first, next] = [
      await makeAccount({ brightwater: 'active' }),
      await makeAccount({ brightwater: 'active' }),
    ];
    await signIn(page, first.email);
    await page.goto(pageUrl('/settings'));
    await expect(page.getByText(first.email)).toBeVisible();
    const other = await context.newPage();
    await other.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await other.goto(pageUrl('/logout'));
    await expect(other.getByText('You are signed out')).toBeVisible();
    await signIn(other, next.email);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await reloaded;
    await page.goto(pageUrl('/settings'));
    await expect(page.getByText(next.email)).toBeVisible();
  },
);
