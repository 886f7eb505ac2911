import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../../lib/local/demo/people.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import type { SessionEnd } from '../../../web/platform/auth/device-data.ts';
import { type Account, grantEye, makeAccount } from '../support/accounts.ts';
import { openProfile, storedIn } from '../support/browser-profile.ts';
import { callerOf } from '../support/caller-of.ts';
import { type EndElsewhere, endElsewhere } from '../support/end-session.ts';
import { expectNoWordLeft, onLogin } from '../support/no-word-left.ts';
import { expect, expectAccessible, pageUrl, signIn, signInAndStay, test } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { makeClass, prepareDay, screen } from '../support/prepared-day.ts';
import { inTurn, testInTurn } from '../support/test-in-turn.ts';

/**
 * Declares tests that prepare a device for a screening day, which takes nearly a minute; each commit runs one
 * in 20.
 */
const testSeldom = inTurn(test, 20);

const name = 'Zephyrina';
const observation = 'Quillon lost the line twice';
const remark = 'Marzipan beside the chart';
const words = [name, 'Quillon', 'Marzipan'];
const expectNothingLeft = (page: Page, end: SessionEnd) => expectNoWordLeft(page, end, words);

const cell = (page: Page, field: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*${field}:`) });
/** Begins an evaluation in one tab and a visit of the same child in another, and takes both tabs offline. */
async function beginWork(context: BrowserContext, account: Account, slug?: string) {
  const { email } = account;
  const session = await planSession({
    ...{ title: `Left ${Date.now()}`, date: inDays(-4), names: [name], owner: email },
  });
  const [page = await context.newPage()] = context.pages();
  await grantEye(account);
  await signIn(page, email, 'en', slug);
  await page.goto(pageUrl(`/activity/evaluate/${session.id}`));
  await expect(cell(page, 'Observation')).toBeVisible();
  const visit = await context.newPage();
  await visit.goto(pageUrl(`/eye/create?case=${session.children[0]?.id}`));
  await visit.getByRole('textbox', { name: 'Date of the visit' }).waitFor();
  const steps = visit.getByRole('navigation', { name: 'Steps of the visit' });
  await steps.getByRole('button').last().click();
  await visit.getByRole('textbox').last().fill(remark);
  await page.bringToFront();
  await page.route('**/class-sessions/*/evaluations', (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  await context.setOffline(true);
  await cell(page, 'Observation').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Observation' }).fill(observation);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 not saved yet, kept on this screen')).toBeVisible();
  await context.setOffline(false);
  const kept = (await storedIn(page)).filter(({ name: key }) => key.startsWith('lumitree.unsaved.'));
  expect(kept.map(({ name: key }) => key)).toEqual([`lumitree.unsaved.${await ownerOf(page)}.${session.id}`]);
  const { call } = await callerOf(email, 'brightwater');
  const key = (await call(drafts.getDraft, { form: 'unsavedkey' })).data?.body ?? '';
  expect(key.length).toBeGreaterThan(40);
  expect(JSON.stringify(await storedIn(page))).not.toContain(key);
  await page.evaluate(() => {
    for (const name of ['lumitree.jobs', 'lumitree.hidden-overlaps', 'CognitoSignInState.username'])
      sessionStorage.setItem(name, '[]');
  });
  return { page, visit, session };
}

const ownerOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(decodeURIComponent(/organizationUser=([^;]+)/.exec(document.cookie)?.[1] ?? '{}')).id,
  );

const codes: Record<EndElsewhere, SessionEnd> = {
  expiry: 'expired',
  revocation: 'ended',
  suspension: 'ended',
  'a deleted sign-in record': 'ended',
  'a new password': 'ended',
};

for (const way of Object.keys(codes) as EndElsewhere[]) {
  testInTurn(
    `after ${way} the browser’s files contain no word that was typed into an evaluation or a visit`,
    async ({ complaints }) => {
      const account = await makeAccount({ brightwater: 'active' });
      const { context, wordsOnDisk, remove } = await openProfile();
      const { page, visit } = await beginWork(context, account);
      await endElsewhere[way](account);
      await page.unroute('**/class-sessions/*/evaluations');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await onLogin(page);
      await expectNothingLeft(page, codes[way]);
      await visit.bringToFront();
      await visit
        .getByRole('textbox')
        .last()
        .fill(`${remark} again`, { force: true, timeout: 3_000 })
        .catch(() => undefined);
      await onLogin(visit);
      await expectNothingLeft(visit, codes[way]);
      expect(await wordsOnDisk(words)).toEqual([]);
      await remove();
      complaints.splice(0);
    },
  );
}

const ends: Record<
  string,
  { end: SessionEnd; leave: (page: Page, visit: Page, account: Account) => Promise<void> }
> = {
  'signing out by hand': {
    end: 'ended',
    leave: async page => {
      page.once('dialog', asked => asked.accept());
      await page.goto(pageUrl('/logout'));
      await expect(page.getByText('You are signed out')).toBeVisible();
    },
  },
  'signing out in another tab': {
    end: 'ended',
    leave: async (page, visit) => {
      const other = await page.context().newPage();
      await other.goto(pageUrl('/logout'));
      await expect(other.getByText('You are signed out')).toBeVisible();
      await onLogin(page);
      await onLogin(visit);
    },
  },
  'the deletion of the account': {
    end: 'ended',
    leave: async (page, visit, { sub }) => {
      const { call } = await callerOf('helen@brightwater.example', 'brightwater');
      const found = await call(cases.searchCases, { text: name, assignedTo: sub });
      await call(cases.assignCases, { caseIds: found.data.data.map(({ id }) => id), removeIds: [sub] });
      const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const { data: session } = await call(classSessions.getSession, { sessionId });
      const cancellation = { isCancelled: true, reason: 'The teacher leaves' };
      await call(classSessions.cancelSession, { sessionId, version: session.version, ...cancellation });
      const other = await page.context().newPage();
      await other.goto(pageUrl('/delete'));
      await other.getByRole('checkbox').check();
      await other.getByLabel('Your password', { exact: true }).fill(demoPassword);
      await other.getByRole('button', { name: 'Delete my account' }).click();
      await expect(other.getByText('Your account is being deleted')).toBeVisible();
      await onLogin(page);
      await onLogin(visit);
    },
  },
  'a change to another organisation': {
    end: 'switched',
    leave: async page => {
      await page.getByRole('button', { name: /^Profile of/ }).click();
      await page.getByRole('button', { name: 'St Mary’s Primary School' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
    },
  },
  'the sign-in of somebody else': {
    end: 'replaced',
    leave: async (page, _, account) => {
      await endElsewhere.expiry(account);
      await page.unroute('**/class-sessions/*/evaluations');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      page.once('dialog', asked => asked.accept());
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      await page.waitForURL(/\/login/);
      const { email } = await makeAccount({ brightwater: 'active' });
      await signIn(page, email);
    },
  },
};

for (const [way, { end, leave }] of Object.entries(ends)) {
  testInTurn(
    `after ${way} the browser’s files contain no word that was typed into an evaluation or a visit`,
    async ({ complaints }) => {
      const slugs =
        end === 'switched' ? { brightwater: 'active', 'st-marys': 'active' } : { brightwater: 'active' };
      const account = await makeAccount(slugs as Record<string, 'active'>);
      const { context, wordsOnDisk, remove } = await openProfile();
      const { page, visit } = await beginWork(
        context,
        account,
        end === 'switched' ? 'brightwater' : undefined,
      );
      await leave(page, visit, account);
      await expectNothingLeft(page, end);
      expect(await wordsOnDisk(words)).toEqual([]);
      await remove();
      complaints.splice(0);
    },
  );
}

testInTurn(
  'after the session expired, unsaved input is restored for the person who typed it and nobody else',
  async ({ complaints }) => {
    const account = await makeAccount({ brightwater: 'active' });
    const { context, remove } = await openProfile();
    const { page, session } = await beginWork(context, account);
    await endElsewhere.expiry(account);
    page.once('dialog', asked => asked.accept());
    await page.goto(pageUrl(`/activity/evaluate/${session.id}`));
    await onLogin(page);
    await expectNothingLeft(page, 'expired');
    await page.unroute('**/class-sessions/*/evaluations');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(cell(page, 'Observation')).toHaveAccessibleName(new RegExp(observation));
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    const left = (await storedIn(page)).filter(({ name: key }) => key.startsWith('lumitree.unsaved.'));
    expect(left).toEqual([]);
    await remove();
    complaints.splice(0);
  },
);

/** A way in which the session can end on a device that was prepared for a screening day. */
interface EndOfDay {
  end: SessionEnd;
  leave: (page: Page, account: Account, child: string) => Promise<void>;
}

const endsOfDay: Record<string, EndOfDay> = {
  'signing out by hand': {
    end: 'ended',
    leave: async page => {
      await page.goto(pageUrl('/logout'));
      await expect(page.getByText('You are signed out')).toBeVisible();
    },
  },
  'signing out in another tab': {
    end: 'ended',
    leave: async page => {
      const other = await page.context().newPage();
      await other.goto(pageUrl('/logout'));
      await expect(other.getByText('You are signed out')).toBeVisible();
      await onLogin(page);
    },
  },
  'the sign-in of somebody else': {
    end: 'replaced',
    leave: async (page, account, child) => {
      await endElsewhere.expiry(account);
      await page.context().setOffline(true);
      await screen(page, child, 20);
      await page.context().setOffline(false);
      await page.goto(pageUrl('/cases'));
      await onLogin(page);
      await expect(
        page.getByText('The answers for 1 child on this device have not been sent. If anyone but', {
          exact: false,
        }),
      ).toBeVisible();
      await expectAccessible(page);
      const { email } = await makeAccount({ brightwater: 'active' });
      await signIn(page, email);
    },
  },
};
for (const way of Object.keys(codes) as EndElsewhere[])
  endsOfDay[way] = {
    end: codes[way],
    leave: async (page, account) => {
      await endElsewhere[way](account);
      await page.goto(pageUrl('/cases'));
      await onLogin(page);
    },
  };

for (const [way, { end, leave }] of Object.entries(endsOfDay)) {
  testSeldom(
    `after ${way} no word of a prepared screening day is left on the device`,
    async ({ complaints }) => {
      test.setTimeout(240_000);
      const { tester, account, children } = await makeClass(name, 1);
      const { context, wordsOnDisk, remove } = await openProfile();
      const [page = await context.newPage()] = context.pages();
      await signInAndStay(page, tester);
      await prepareDay(page, 'Tablet of Quillon', [`${children[0]?.fullName}`]);
      await leave(page, account, children[0]?.fullName ?? '');
      await expectNothingLeft(page, end);
      const days = (await storedIn(page)).filter(({ place }) => place === 'database');
      expect(days).toHaveLength(end === 'expired' ? 1 : 0);
      expect(await wordsOnDisk(words)).toEqual([]);
      await remove();
      complaints.splice(0);
    },
  );
}
