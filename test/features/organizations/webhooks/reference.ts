import { newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeAnotherWebhook, makeDelivery } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    webhook: true;
    delivery: true;
  }
}

const malformed = ['x', 'hook_', '*', '..%2f..', 'null'];

/** Ids of webhooks that must reveal nothing to a caller. */
export const webhookReference: ReferenceSample = {
  foreign: async other => (await makeAnotherWebhook(other)).id,
  hidden: async () => undefined,
  missing: () => newId('webhook', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed,
};

/** The same of deliveries. */
export const deliveryReference: ReferenceSample = {
  foreign: async other => (await makeDelivery(other)).id,
  hidden: async () => undefined,
  missing: () => newId('delivery', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed,
};
