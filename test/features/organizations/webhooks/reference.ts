import { newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeAnotherWebhook, makeDelivery } from './samples.ts';

const malformed = ['x', 'hook_', '*', '..%2f..', 'null'];

/** IDs of webhooks that the caller cannot access. */
export const webhookReference: ReferenceSample = {
  foreign: async other => (await makeAnotherWebhook(other)).id,
  hidden: async () => undefined,
  missing: () => newId('webhook', Date.now()),
  malformed,
};

/** IDs of deliveries that the caller cannot access. */
export const deliveryReference: ReferenceSample = {
  foreign: async other => (await makeDelivery(other)).id,
  hidden: async () => undefined,
  missing: () => newId('delivery', Date.now()),
  malformed,
};
