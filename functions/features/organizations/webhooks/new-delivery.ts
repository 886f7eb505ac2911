import {
  type DeliveryRecord,
  deliveryDays,
} from '../../../../shared/features/organizations/webhooks/schema.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { deliveryKey } from '../webhook-keys.ts';

export type Told = Pick<DeliveryRecord, 'messageId' | 'event' | 'at' | 'data'>;

/** The stream of the table starts the Lambda that sends the delivery. */
export function newDelivery(
  organization: string,
  webhookId: string,
  event: Told,
  now: number,
): { delivery: DeliveryRecord; write: Write } {
  const delivery: DeliveryRecord = {
    id: newId('delivery', now),
    webhookId,
    ...event,
    status: 'waiting',
    tries: [],
    nextTryAt: new Date(now).toISOString(),
    version: 1,
  };
  const place = deliveryKey(organization, webhookId, delivery.id);
  const expiresAt = Math.floor(now / 1_000) + deliveryDays * 86_400;
  return {
    delivery,
    write: {
      put: { ...place, kind: 'webhook-delivery', organization, ...delivery, expiresAt },
      when: isAbsent,
    },
  };
}
