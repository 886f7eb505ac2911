import { WebhookRecord } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { webhookKey, webhooksOf } from '../webhook-keys.ts';
import { newDelivery, type Told } from './new-delivery.ts';

export class WebhookDeliveriesStore extends OrganizationStore {
  async readWebhook(id: string): Promise<WebhookRecord | undefined> {
    return this.table.read(WebhookRecord, webhookKey(this.organization, id));
  }

  /** Writes that create a delivery of an event for each active webhook that has chosen this event. */
  async writes(occurrence: Told): Promise<Write[]> {
    const items = await this.table.queryAll(webhooksOf(this.organization));
    return items
      .map(item => WebhookRecord.parse(item))
      .filter(({ state, events }) => state === 'active' && events.some(event => event === occurrence.event))
      .map(({ id }) => newDelivery(this.organization, id, occurrence, this.origin.now()).write);
  }
}
