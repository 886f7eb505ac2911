import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { ExpirationsStore } from './expirations-store.ts';

const DueExpiration = z.object({
  date: PlainDate,
  /** The module access that expires; if missing, the whole licence expires. */
  access: z.object({ member: z.string(), module: z.string() }).optional(),
  days: z.int().positive(),
});
export type DueExpiration = z.output<typeof DueExpiration>;

const ExpirationsMessage = z.object({ organization: Slug, expirations: z.array(DueExpiration) });

export const expirationsMessage: QueueMessage<typeof ExpirationsMessage> = {
  schema: ExpirationsMessage,
  work: async ({ organization, expirations }, { tableOf, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    const store = new ExpirationsStore(tableOf(organization), organization, origin);
    for (const { days, ...expiration } of expirations) await store.announce(expiration, days);
  },
};
