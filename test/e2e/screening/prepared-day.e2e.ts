import type { BrowserContext, Page } from '@playwright/test';
import { isFull } from '../../support/is-full.ts';
import { storedIn } from '../support/browser-profile.ts';
import { expect, expectAccessible, pageUrl, signInAndStay, test } from '../support/pages.ts';
import { dayCode as code, makeClass, prepareDay, reopenDay, screen } from '../support/prepared-day.ts';
import { inTurn } from '../support/test-in-turn.ts';

/** Declares tests that take nearly a minute; each commit runs one in 20. */
const testInTurn = inTurn(test, 20);
const classSize = isFull ? 30 : 3;

/** All data in the browser's databases, as text. */
async function rawStorage(page: Page): Promise<string> {
  const stored = await storedIn(page);
  return stored.flatMap(({ place, value }) => (place === 'database' ? [value] : [])).join('\n');
}

testInTurn(
  'the server receives the screening of each child exactly once, although a tab without a network was killed twice',
  async ({ browser }) => {
    test.setTimeout(isFull ? 1_200_000 : 240_000);
    const { tester, children, read } = await makeClass('Offline', classSize);
    const context = await browser.newContext({
      viewport: { width: 768, height: 1024 },
      reducedMotion: 'reduce',
    });
    let page = await context.newPage();
    await signInAndStay(page, tester);
    await prepareDay(
      page,
      'Tablet of the hall',
      children.map(({ fullName }) => fullName),
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End the day' }).click();
    const question = page.getByRole('dialog', { name: 'End the day?' });
    await expect(question).toContainText(`${classSize} children were neither screened`);
    await question.getByRole('button', { name: 'Go on screening' }).click();
    await context.setOffline(true);
    for (const [number, { fullName }] of children.entries()) {
      await screen(page, fullName, 10 + number);
      await expect(page.getByText(`${number + 1} to send`).first()).toBeVisible();
      if (number === 0 || number === 1) page = await reopenDay(context, page);
    }
    await page.getByRole('button', { name: 'End the day' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This device is offline.' })).toBeVisible();
    const raw = await rawStorage(page);
    expect(raw.length).toBeGreaterThan(1_000);
    expect(['Offline', 'Child1', 'Eve Tester', 'Tablet'].filter(word => raw.includes(word))).toEqual([]);
    expect(await read()).toEqual(children.map(() => []));

    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(
      page.getByRole('heading', { name: `The answers for ${classSize} children have not been sent` }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Send them first' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({ timeout: 120_000 });
    expect(await read()).toEqual(children.map((_, number) => [10 + number]));
    const network = Promise.withResolvers<void>();
    await page.route(/\/prepared-days\/\w+\/end$/, async route => {
      await network.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'End the day' }).click();
    await expect(page.getByText('Ending the day…')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Begin,/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Steps of the screening' })).toHaveCount(0);
    network.resolve();
    await expect(page.getByText(`${classSize} of ${classSize} received.`, { exact: false })).toBeVisible();
    expect(await rawStorage(page)).not.toContain('wrongCodes');
    await context.close();
  },
);

testInTurn(
  'five wrong unlock codes lock a prepared device, and a revoked screening day is deleted from the device',
  async ({ browser }) => {
    test.setTimeout(240_000);
    const { tester, children } = await makeClass('Locked', 1);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    let page = await context.newPage();
    await signInAndStay(page, tester);
    await prepareDay(page, 'Tablet in the bus', [children[0]?.fullName ?? '']);
    await page.goto(pageUrl('/dashboard'));
    await expect(page.getByRole('banner').getByRole('link', { name: 'All sent' })).toBeVisible();
    await context.setOffline(true);
    await page.close();
    page = await context.newPage();
    await page.goto(pageUrl('/learning-efficiency?tab=class'));
    for (let attempt = 1; attempt <= 5; attempt++) {
      await page.getByLabel('Code of the day').fill(`wrong-${attempt}`);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(
        page.getByText(
          attempt < 5 ? new RegExp(`${5 - attempt} attempts? (is|are) left`) : /this device is locked/,
        ),
      ).toBeVisible();
    }
    await page.getByLabel('Code of the day').fill(code);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText(/this device is locked/)).toBeVisible();

    await context.setOffline(false);
    await page.goto(pageUrl('/learning-efficiency?tab=devices'));
    await page.getByRole('button', { name: 'Revoke Tablet in the bus' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(pageUrl('/learning-efficiency?tab=class'));
    await page.getByLabel('Code of the day').fill(code);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText(/was revoked or ended/)).toBeVisible();
    expect(await rawStorage(page)).not.toContain('wrongCodes');
    await context.close();
  },
);

testInTurn(
  'a day prepared in another organisation of the tester opens only after switching to that organisation',
  async ({ browser }) => {
    test.setTimeout(240_000);
    const { tester, children } = await makeClass('Elsewhere', 1, {
      brightwater: 'active',
      'st-marys': 'active',
    });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signInAndStay(page, tester, { slug: 'brightwater' });
    await prepareDay(page, 'Tablet of two', [children[0]?.fullName ?? '']);
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: /^St Mary/ }).click();
    await page.waitForURL(pageUrl('/'));
    const unlock = async () => {
      await page.goto(pageUrl('/learning-efficiency?tab=class'));
      await page.getByLabel('Code of the day').fill(code);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    await unlock();
    await expect(page.getByText(/^This device is prepared for Brightwater/)).toBeVisible();
    await expect(page.getByText(children[0]?.fullName ?? '')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Switch to Brightwater/ }).click();
    await expect(page.getByLabel('Code of the day')).toBeVisible();
    await unlock();
    await expect(page.getByText(children[0]?.fullName ?? '').first()).toBeVisible();
    await context.close();
  },
);

testInTurn(
  'records of the same child from two devices are compared and merged without duplicates',
  async ({ browser }) => {
    test.setTimeout(240_000);
    const { tester, children, read } = await makeClass('Twice', 1);
    const [child] = children;
    if (!child) throw new Error('the class is empty');
    const devices: { context: BrowserContext; page: Page }[] = [];
    for (const device of ['Tablet left', 'Tablet right']) {
      const context = await browser.newContext({
        viewport: { width: 768, height: 1024 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signInAndStay(page, tester);
      await prepareDay(page, device, [child.fullName]);
      await context.setOffline(true);
      devices.push({ context, page });
    }
    for (const [index, { page }] of devices.entries()) await screen(page, child.fullName, 20 + index);
    const [left, right] = devices;
    if (!left || !right) throw new Error('there are two devices');
    await left.context.setOffline(false);
    await expect(left.page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({
      timeout: 120_000,
    });
    expect((await read())[0]).toEqual([20]);

    await right.context.setOffline(false);
    const conflict = right.page.getByRole('dialog', { name: 'You changed this in another tab' });
    await expect(conflict).toBeVisible({ timeout: 120_000 });
    await expectAccessible(right.page);
    await expect(conflict.getByRole('radio', { name: /Romberg.*20/ })).not.toBeChecked();
    await expect(conflict.getByRole('radio', { name: /Romberg.*21/ })).toBeChecked();
    await conflict.getByRole('button', { name: 'Save my choice' }).click();
    await expect(right.page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({
      timeout: 120_000,
    });
    expect((await read())[0]).toEqual([21]);
    for (const { context } of devices) await context.close();
  },
);
