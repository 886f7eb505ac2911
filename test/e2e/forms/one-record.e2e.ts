import type { Locator, Page, Response } from '@playwright/test';
import { apiOperations } from '../../../shared/contract.ts';
import { creates, type Endpoint } from '../../../shared/core/endpoint.ts';
import type { Principal } from '../../support/clinic.ts';
import type { FormStage } from '../../support/form.ts';
import { sampleOf } from '../../support/samples.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { waitUntilIdle } from '../support/navigate.ts';
import { expect, test } from '../support/pages.ts';
import { inTurn } from '../support/test-in-turn.ts';

const presses = 10;
const pressEveryMs = 100;
/** Text that the test types after it has pressed the button; no other text contains it. */
const typedOn = 'ж';
/**
 * Declares a test for each combination of a form, a way to press its button and a slowdown. Each commit runs
 * one in 64 of these tests.
 */
const everyForm = inTurn(test, 64);

/** Slows the page down like a slow phone on a slow connection. */
async function slowDown(page: Page, rate: number): Promise<void> {
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Records the requests to an endpoint: their bodies, idempotency keys that created a record, and how many
 * have no response yet.
 */
function follow(page: Page, { method, path }: Endpoint) {
  const address = new RegExp(`/api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const isIt = (request: ReturnType<Response['request']>) =>
    request.method() === method && address.test(request.url());
  const calls = { bodies: new Set<string | null>(), keys: new Set<string | undefined>(), running: 0 };
  page.on('request', request => {
    if (!isIt(request)) return;
    calls.bodies.add(request.postData());
    calls.running++;
  });
  page.on('response', response => {
    if (!isIt(response.request())) return;
    calls.running--;
    if (response.status() === 201) calls.keys.add(response.request().headers()['idempotency-key']);
  });
  return calls;
}

/** Whether Enter in the focused field submits the form of this button. */
const isSubmittedByEnter = (button: Locator) =>
  button.evaluate(
    (node: HTMLButtonElement) =>
      node.type === 'submit' &&
      document.activeElement?.matches('input:not([type=checkbox], [type=radio], [role=combobox])') &&
      document.activeElement.closest('form') === node.form,
  );

const ways = {
  Enter: async (page: Page, button: Locator) => {
    if (!(await isSubmittedByEnter(button))) await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(typedOn);
    for (let press = 1; press < presses; press++) await page.keyboard.press('Enter', { delay: pressEveryMs });
  },
  'a double-click': async (page: Page, button: Locator) => {
    await button.dblclick();
    await page.keyboard.type(typedOn);
  },
};

for (const call of apiOperations.filter(({ endpoint }) => creates(endpoint)))
  for (const rate of [1, 4])
    for (const [way, press] of Object.entries(ways)) {
      const { form } = sampleOf(call);
      if (typeof form !== 'function') continue;
      const declare = call.name === 'createCase' && rate === 4 ? test : everyForm;
      declare(
        `${call.name}: ${way} on a page slowed down ${rate}× creates exactly one record`,
        async ({ page }) => {
          test.setTimeout(240_000);
          const stage = await stageOf(page);
          const button = await form(stage);
          await expect(button).toBeEnabled();
          await slowDown(page, rate);
          const calls = follow(page, call.endpoint);
          await press(page, button);
          await expect.poll(() => calls.keys.size, { timeout: 120_000 }).toBeGreaterThan(0);
          await waitUntilIdle(page);
          await expect.poll(() => calls.running).toBe(0);
          expect(calls.keys.size).toBe(1);
          expect([...calls.bodies].join()).not.toContain(typedOn);
        },
      );
    }

async function stageOf(page: Page): Promise<FormStage> {
  return {
    page,
    maker: (await callerOf(helen, 'brightwater')) as Principal,
    name: `Once${Math.random()
      .toString(36)
      .replaceAll(/[^a-z]/g, '')}`,
    open: (path, who = helen) => openAs(page, who, path),
  };
}
