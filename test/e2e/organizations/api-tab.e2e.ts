import type { Page } from '@playwright/test';
import { webhooks } from '../../../shared/features/organizations/webhooks/endpoints.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { product } from '../support/product.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { begins, sayIn } from '../support/say-in.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

const tab = '/organizations/brightwater?tab=api';

const langs = sampleLanguages('the API tab');

for (const lang of langs) {
  const say = sayIn(lang);

  sometimes(
    `${lang}: an admin creates and revokes an API key; the key is shown once and can read what its scopes allow`,
    async ({ page }) => {
      const name = `Warehouse ${lang} ${Date.now()}`;
      await openAs(page, 'helen@brightwater.example', tab, lang);
      await page.getByRole('button', { name: say('apiKeys.make') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('apiKeys.dialog.make') }).click();
      await expect(dialog.getByText(say('ui.chooseOne'))).toBeVisible();
      await dialog.getByLabel(begins(say('ui.field.name'))).fill(name);
      await dialog.getByLabel(say('apiKeys.scope.case'), { exact: true }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: say('apiKeys.dialog.make') }).click();
      const shown = dialog.getByLabel(say('apiKeys.shown.label'));
      const key = await shown.inputValue();
      expect(key).toMatch(/^lt_[0-9A-Za-z]{40}$/);
      const read = (path: string, body?: object) =>
        page.request.fetch(`${product().web}/api/${path}`, {
          headers: { authorization: `Bearer ${key}` },
          ...(body && { method: 'POST', data: body }),
        });
      expect((await read('cases/search', {})).status()).toBe(200);
      expect((await read('classes/search', {})).status()).toBe(403);
      await dialog.getByRole('button', { name: say('apiKeys.shown.done') }).click();
      await expect(page.getByText(key)).toHaveCount(0);
      await page.getByRole('button', { name: say('apiKeys.revokeOf', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('ui.act.revoke') })
        .click();
      await expect(page.getByText(say('apiKeys.revoked'))).toBeVisible();
      expect((await read('cases/search', {})).status()).toBe(401);
    },
  );

  sometimes(`${lang}: a webhook is added, tested, paused, resumed and deleted`, async ({ page }) => {
    const url = `https://${lang}-${Date.now()}.example.com/hook`;
    await openAs(page, 'helen@brightwater.example', tab, lang);
    await page.getByRole('button', { name: say('webhooks.add') }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel(begins(say('webhooks.dialog.url')));
    await address.fill('http://192.168.1.1/hook');
    await dialog.getByRole('button', { name: say('webhooks.dialog.addButton') }).click();
    await expect(dialog.getByText(say('validation.webhook_url'))).toBeVisible();
    await expect(dialog.getByText(say('ui.chooseOne'))).toBeVisible();
    await expectAccessible(page);
    await address.fill(url);
    await dialog.getByLabel(say('webhooks.event.case.created')).check();
    await dialog.getByRole('button', { name: say('webhooks.dialog.addButton') }).click();
    const shown = dialog.getByLabel(say('webhooks.shown.label'));
    expect(await shown.inputValue()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await dialog.getByRole('button', { name: say('apiKeys.shown.done') }).click();
    await expectAccessibleEverywhere(page);

    const row = page.getByRole('listitem').filter({ hasText: url });
    await choose(page, url, say, 'test');
    await expect(dialog.getByText(say('webhooks.status.delivered')).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose(page, url, say, 'pause');
    await expect(row.getByText(say('webhooks.state.paused'), { exact: true })).toBeVisible();
    await choose(page, url, say, 'resume');
    await expect(row.getByText(say('webhooks.state.active'), { exact: true })).toBeVisible();
    await choose(page, url, say, 'secret');
    await dialog.getByRole('button', { name: say('webhooks.act.secret') }).click();
    await expect(dialog.getByLabel(say('webhooks.shown.label'))).toHaveValue(/^whsec_/);
    await dialog.getByRole('button', { name: say('apiKeys.shown.done') }).click();
    await choose(page, url, say, 'delete');
    await dialog.getByRole('button', { name: say('webhooks.act.delete') }).click();
    await expect(page.getByText(say('webhooks.done.delete'))).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

testInTurn(
  'an admin whose colleague changes the same webhook is asked which version to keep',
  async ({ page }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const organizationId = 'brightwater';
    const [before, theirs, mine] = ['before', 'theirs', 'mine'].map(
      name => `https://${name}-${Date.now()}.example.com/hook`,
    ) as [string, string, string];
    const secret = `whsec_${'A'.repeat(43)}=`;
    const { data: webhook } = await call(webhooks.createWebhook, {
      ...{ organizationId, url: before, events: ['case.created'], secret },
    });
    const { id: webhookId, version } = webhook;
    await openAs(page, helen, tab);
    await choose(page, before, sayIn('en'), 'change');
    const dialog = page.getByRole('dialog', { name: 'Change webhook' });
    await dialog.getByLabel(/^Address/).fill(mine);
    await call(webhooks.changeWebhook, { organizationId, webhookId, version, url: theirs });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Somebody else changed this' });
    await expect(question.getByText(theirs)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Use theirs' }).click();
    await expect(dialog.getByLabel(/^Address/)).toHaveValue(theirs);
    await dialog.getByLabel(/^Address/).fill(mine);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: mine })).toBeVisible();
    await call(webhooks.deleteWebhook, { organizationId, webhookId });
  },
);

/** Selects an item in the menu of a webhook. */
async function choose(page: Page, url: string, say: ReturnType<typeof sayIn>, action: string): Promise<void> {
  await page.getByRole('button', { name: say('webhooks.menuOf', { url }) }).click();
  await page.getByRole('menuitem', { name: say(`webhooks.act.${action}`), exact: true }).click();
}
