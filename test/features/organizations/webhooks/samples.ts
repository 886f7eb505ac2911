import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import {
  webhooks as calls,
  type webhooks,
} from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import {
  type Delivery,
  maxWebhooks,
  type Webhook,
  type WebhookEvent,
} from '../../../../shared/features/organizations/webhooks/schema.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { type FormStage, menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';

/** Generates a webhook's secret as a browser does. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The address of a receiver that accepts every delivery. */
const url = 'https://hooks.example.com/lumitree';

type Of = Pick<Clinic, 'slug' | 'admin'>;

/** As an admin, adds a webhook; returns it with its secret. */
export async function makeWebhook(
  { slug: organizationId, admin }: Of,
  wanted: { url?: string; events?: WebhookEvent[]; secret?: string } = {},
): Promise<{ webhook: Webhook; secret: string }> {
  const { secret = newSecret(), events = ['case.created'] } = wanted;
  const { data: webhook } = await admin.call(calls.createWebhook, {
    ...{ organizationId, url: wanted.url ?? url, events, secret },
  });
  return { webhook, secret };
}

/**
 * Deletes the oldest webhook if the suites have added almost as many webhooks as an organisation can have.
 */
export async function makeRoomForWebhook({ slug: organizationId, admin }: Of): Promise<void> {
  const { webhooks: known } = (await admin.call(calls.listWebhooks, { organizationId })).data;
  const [oldest] = known;
  if (oldest && known.length >= maxWebhooks - 1)
    await admin.call(calls.deleteWebhook, { organizationId, webhookId: oldest.id });
}

export async function makeAnotherWebhook(clinic: Of): Promise<Webhook> {
  await makeRoomForWebhook(clinic);
  return (await makeWebhook(clinic)).webhook;
}

/** Adds a webhook and stores a test delivery to it, which is about no record. */
export async function makeDelivery({ slug, admin }: Of): Promise<Delivery> {
  const webhook = await makeAnotherWebhook({ slug, admin });
  const of = { organizationId: slug, webhookId: webhook.id };
  return (await admin.call(calls.testWebhook, of)).data;
}

const addressOf = ({ name }: Pick<FormStage, 'name'>) => `https://${name.toLowerCase()}.example.com/hook`;

/** Opens the page of webhooks with room for another webhook; `hasOwn` adds one to the list first. */
async function openApiTab({ maker, name, open }: FormStage, hasOwn = false): Promise<void> {
  const clinic = { slug: 'brightwater', admin: maker };
  await makeRoomForWebhook(clinic);
  if (hasOwn) await makeWebhook(clinic, { url: addressOf({ name }) });
  await open('/organizations/brightwater?tab=api');
}

const ofWebhook = async ({ clinic }: { clinic: Clinic }) => ({
  organizationId: clinic.slug,
  webhookId: (await makeAnotherWebhook(clinic)).id,
});
const references = { organizationId: 'organizationRecord', webhookId: 'webhook' } as const;
const addresses = fc.webUrl({ validSchemes: ['https'] });

export const webhooksSamples: Samples<typeof webhooks> = {
  listWebhooks: {
    input: async ({ clinic }) => ({ organizationId: clinic.slug }),
    references: { organizationId: 'organizationRecord' },
  },
  createWebhook: {
    form: async stage => {
      await openApiTab(stage);
      await stage.page.getByRole('button', { name: 'New webhook' }).click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel('Address').fill(addressOf(stage));
      return dialog.getByRole('button', { name: 'Add webhook' });
    },

    input: async ({ clinic }) => {
      await makeRoomForWebhook(clinic);
      const secret = newSecret();
      return { organizationId: clinic.slug, url, events: ['case.created'], secret };
    },
    references: { organizationId: 'organizationRecord' },
    arbitraries: { url: addresses },
    allowedRaceErrors: ['webhook.too-many'],
    expectedOutput: ({ url, events }) => ({ url, events }),
  },
  changeWebhook: {
    input: async stage => ({ ...(await ofWebhook(stage)), version: 1, events: ['report.finished'] }),
    references,
    fixedFields: ['version'],
    allowedRaceErrors: ['record.missing'],
    arbitraries: { url: addresses },
    expectedOutput: ({ webhookId, events }) => ({ id: webhookId, ...(events && { events }) }),
  },
  replaceWebhookSecret: {
    input: async stage => ({ ...(await ofWebhook(stage)), secret: newSecret() }),
    references,
    allowedRaceErrors: ['record.missing'],
    expectedOutput: ({ webhookId }) => ({ id: webhookId }),
  },
  deleteWebhook: {
    input: ofWebhook,
    references,
    allowedRaceErrors: ['record.missing'],
    expectedOutput: ({ webhookId }) => ({ id: webhookId }),
  },
  testWebhook: {
    form: async stage => {
      await openApiTab(stage, true);
      return menuItem(stage.page, `Actions for ${addressOf(stage)}`, 'Send a test');
    },

    input: ofWebhook,
    references,
    allowedRaceErrors: ['record.missing', 'webhook.paused'],
    expectedOutput: ({ webhookId }) => ({ webhookId }),
  },
  listDeliveries: {
    input: ofWebhook,
    references: { ...references, cursor: 'public' },
  },
  redeliver: {
    form: async stage => {
      await openApiTab(stage, true);
      await (await menuItem(stage.page, `Actions for ${addressOf(stage)}`, 'Send a test')).click();
      return stage.page.getByRole('button', { name: 'Send again' }).first();
    },

    input: async ({ clinic }) => {
      const { id, webhookId } = await makeDelivery(clinic);
      return { organizationId: clinic.slug, webhookId, deliveryId: id };
    },
    references: { ...references, deliveryId: 'delivery' },
    allowedRaceErrors: ['record.missing', 'webhook.paused'],
    expectedOutput: ({ webhookId }) => ({ webhookId }),
  },
};
