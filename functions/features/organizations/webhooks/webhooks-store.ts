import type * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';
import { webhookTriesPerHour } from '../../../../shared/core/limits.ts';
import {
  type Delivery,
  DeliveryRecord,
  deliveryPageSize,
  maxWebhooks,
  type NewWebhook,
  oldSecretSeconds,
  Webhook,
  type WebhookChange,
  WebhookRecord,
  WebhookSecrets,
} from '../../../../shared/features/organizations/webhooks/schema.ts';
import { HourlyLimiter } from '../../../platform/storage/hourly-limiter.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import {
  deliveriesOf,
  deliveryKey,
  webhookCountKey,
  webhookKey,
  webhookSecretsKey,
  webhooksOf,
} from '../webhook-keys.ts';
import { newDelivery } from './new-delivery.ts';

const missing = () => new AppError('record.missing');
const healthy = { failingSince: null, failures: 0, restingUntil: null } as const;

export class WebhooksStore extends OrganizationStore {
  /** Webhooks, oldest first. */
  async list(): Promise<Webhook[]> {
    const items = await this.table.queryAll(webhooksOf(this.organization));
    return items.map(present);
  }

  /** @throws webhook.too-many */
  create({ url, events, secret }: z.output<typeof NewWebhook>): Promise<Webhook> {
    const at = this.now();
    const record: WebhookRecord = {
      id: newId('webhook', this.origin.now()),
      url,
      events,
      state: 'active',
      pauseReason: null,
      ...healthy,
      madeAt: at,
      madeBy: this.origin.by,
      changedAt: at,
      version: 1,
    };
    const secrets: WebhookSecrets = { secret, previous: null, previousUntil: null };
    return this.commit(
      { act: 'webhook.made', record: record.id },
      [
        {
          update: webhookCountKey(this.organization),
          add: { count: 1 },
          when: { text: 'attribute_not_exists(#count) OR #count < :most', values: { ':most': maxWebhooks } },
          onConditionFailed: () => new AppError('webhook.too-many'),
        },
        { put: { ...webhookKey(this.organization, record.id), kind: 'webhook', ...record }, when: isAbsent },
        { put: { ...webhookSecretsKey(record.id), kind: 'webhook-secrets', ...secrets }, when: isAbsent },
      ],
      Webhook.parse(record),
    );
  }

  /**
   * A webhook that is resumed or gets a new URL starts without failures.
   * @throws record.missing, version.conflict
   */
  async change(id: string, { version, ...fields }: z.output<typeof WebhookChange>): Promise<Webhook> {
    const before = await this.#read(id);
    const isResumed = fields.state === 'active' && before.state === 'paused';
    const isFresh = isResumed || (fields.url ?? before.url) !== before.url;
    const set = {
      ...fields,
      ...(fields.state && { pauseReason: fields.state === 'paused' ? ('admin' as const) : null }),
      ...(isFresh && healthy),
      changedAt: this.now(),
      version: version + 1,
    };
    const write: Write = {
      update: webhookKey(this.organization, id),
      set,
      when: hasVersion(version),
      onConditionFailed: existing =>
        existing ? new AppError('version.conflict', { current: present(existing) }) : missing(),
    };
    const act = { act: 'webhook.changed', record: id, detail: { fields: Object.keys(fields) } };
    return this.commit(act, [write], Webhook.parse({ ...before, ...set }));
  }

  /** @throws record.missing */
  replaceSecret(id: string, secret: string): Promise<Webhook> {
    return retryOnConflict(async () => {
      const [before, [stored]] = await Promise.all([this.#read(id), this.table.get([webhookSecretsKey(id)])]);
      const { secret: previous } = WebhookSecrets.parse(stored);
      const previousUntil = new Date(this.origin.now() + oldSecretSeconds * 1_000).toISOString();
      const changes = { changedAt: this.now(), version: before.version + 1 };
      const writes: Write[] = [
        {
          update: webhookKey(this.organization, id),
          set: changes,
          when: hasVersion(before.version),
          onConditionFailed: () => new ConflictError(),
        },
        {
          update: webhookSecretsKey(id),
          set: { secret, previous, previousUntil },
          when: isPresent,
          onConditionFailed: missing,
        },
      ];
      return this.commit({ act: 'webhook.secret-replaced', record: id }, writes, {
        ...Webhook.parse({ ...before, ...changes }),
      });
    });
  }

  /** @throws record.missing */
  remove(id: string): Promise<{ id: string }> {
    return this.commit(
      { act: 'webhook.removed', record: id },
      [
        { delete: webhookKey(this.organization, id), when: isPresent, onConditionFailed: missing },
        { delete: webhookSecretsKey(id), when: isPresent },
        { update: webhookCountKey(this.organization), add: { count: -1 }, when: isPresent },
      ],
      { id },
    );
  }

  /** Sends an empty test event. @throws record.missing, webhook.paused, rate.limited */
  test(id: string): Promise<Delivery> {
    const messageId = newId('delivery', this.origin.now());
    const data = { organizationId: this.organization };
    return this.#send(id, { messageId, event: 'webhook.test', at: this.now(), data });
  }

  /** @throws record.missing, webhook.paused, rate.limited */
  async redeliver(id: string, deliveryId: string): Promise<Delivery> {
    const [item] = await this.table.get([deliveryKey(this.organization, id, deliveryId)]);
    if (!item) throw missing();
    const { messageId, event, at, data } = DeliveryRecord.parse(item);
    return this.#send(id, { messageId, event, at, data });
  }

  /** A page of deliveries, newest first. @throws record.missing */
  async listDeliveries(
    id: string,
    cursor: string | null,
  ): Promise<{ deliveries: Delivery[]; next: string | null }> {
    const [, { items, next }] = await Promise.all([
      this.#read(id),
      this.table.query(deliveriesOf(this.organization, id), {
        limit: deliveryPageSize,
        newestFirst: true,
        cursor,
      }),
    ]);
    return { deliveries: items.map(item => DeliveryRecord.parse(item)), next };
  }

  #send(id: string, event: Parameters<typeof newDelivery>[2]): Promise<Delivery> {
    const { organization } = this;
    const { delivery, write } = newDelivery(organization, id, event, this.origin.now());
    const isActive: Write = {
      check: webhookKey(organization, id),
      when: { text: '#state = :active', values: { ':active': 'active' } },
      onConditionFailed: existing => (existing ? new AppError('webhook.paused') : missing()),
    };
    const limited = new HourlyLimiter(this.table, this.origin.now).countedWrite(
      'webhook-tries',
      organization,
      webhookTriesPerHour,
    );
    const act = { act: 'webhook.tried', record: id };
    return this.commit(act, [isActive, limited, write], delivery);
  }

  async #read(id: string): Promise<WebhookRecord> {
    const [item] = await this.table.get([webhookKey(this.organization, id)]);
    if (!item) throw missing();
    return WebhookRecord.parse(item);
  }
}

const present = (item: Item): Webhook => Webhook.parse(item);
