import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import { SendingId, SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { sendingKey } from '../../reports/keys.ts';

export class MailedSendingsStore extends OrganizationStore {
  /** The sendings (reports sent together) of emails, by id. Erased sendings are missing. */
  async of(mails: readonly MailRecord[]): Promise<Map<string, SendingRecord>> {
    const ids = mails.flatMap(({ sending }) => SendingId.safeParse(sending).data ?? []);
    const keys = [...new Set(ids)].map(id => sendingKey(this.organization, id));
    const found = (await getInBatches(this.table, keys)).flatMap(
      item => SendingRecord.safeParse(item).data ?? [],
    );
    return new Map(found.map(sending => [sending.id, sending]));
  }
}
