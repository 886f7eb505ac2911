import * as z from 'zod';
import { PlainDate, Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';
import { QrRemindersStore } from './qr-reminders-store.ts';

const QrExpiryMessage = z.object({ organization: Slug, qrExpiresOn: PlainDate, days: z.int().positive() });

export const qrExpiryMessage: QueueMessage<typeof QrExpiryMessage> = {
  schema: QrExpiryMessage,
  work: async ({ organization, qrExpiresOn, days }, { tableOf, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    await new QrRemindersStore(tableOf(organization), organization, origin).announce(qrExpiresOn, days);
  },
};
