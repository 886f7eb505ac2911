import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of webhooks, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'webhook', format: 'webhook', pk: 'O#{o}#HOOKS', sk: 'HOOK#{webhook}' },
  { record: 'number of webhooks', holds: 'counter', pk: 'O#{o}#HOOKS', sk: 'COUNT' },
  {
    record: 'delivery of a webhook',
    format: 'webhook-delivery',
    pk: 'O#{o}#HOOKS',
    sk: 'DELIVERY#{webhook}#{delivery}',
    note: 'TTL 30 d',
  },
  { record: 'secrets of a webhook', format: 'webhook-secrets', pk: 'X#WEBHOOK#{webhook}', sk: 'SECRETS' },
];

const partition = (o: string) => `O#${o}#HOOKS`;

export const webhookKey = (o: string, webhook: string): Key => ({ pk: partition(o), sk: `HOOK#${webhook}` });
export const webhooksOf = (o: string) => ({ pk: partition(o), prefix: 'HOOK#' });
export const webhookCountKey = (o: string): Key => ({ pk: partition(o), sk: 'COUNT' });
export const deliveryKey = (o: string, webhook: string, delivery: string): Key => ({
  pk: partition(o),
  sk: `DELIVERY#${webhook}#${delivery}`,
});
/** The ids of deliveries sort by time. */
export const deliveriesOf = (o: string, webhook: string) => ({
  pk: partition(o),
  prefix: `DELIVERY#${webhook}#`,
});
/** Key of a webhook's secrets, in a partition that Lambdas which serve children's data cannot read. */
export const webhookSecretsKey = (webhook: string): Key => ({ pk: `X#WEBHOOK#${webhook}`, sk: 'SECRETS' });
