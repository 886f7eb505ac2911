import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { openMailsStore } from '../../../support/queue-email.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

/** Creates a failed email of an organisation, or of the platform if `slug` is null. */
export async function makeFailedMail(
  organization: string | null,
  changes: Partial<MailRecord> = {},
): Promise<MailRecord> {
  const { table, mails } = await openMailsStore(organization);
  const to = `${randomUUID()}@lost.example`;
  const write = mails.sendWrite({ template: 'invitation', to, locale: 'en', link: '/register?token=x' });
  if (!('put' in write)) throw new Error('a mail is put');
  const put = { ...write.put, status: 'failed', ...changes } as typeof write.put & MailRecord;
  await table.transact([{ ...write, put }]);
  return put;
}

/**
 * Makes a failed email that the caller sees, and returns its ID; platform administrators see emails of the
 * platform.
 */
const failedMailId = async ({ caller }: SampleContext) => ({
  mailId: (await makeFailedMail(caller.headers['x-organization'] ?? null)).id,
});
const names = { mailId: 'mail' } as const;

export const emailLogSamples: Samples<typeof emailLog> = {
  searchMails: {
    input: async () => ({}),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
  listMailedChildren: {
    input: async stage => ({ mailIds: [(await failedMailId(stage)).mailId] }),
    references: { mailIds: 'public' },
    costGrowsWithData: true,
  },
  getMailAccount: { input: async () => ({}) },
  retryMail: { input: failedMailId, references: names, allowedRaceErrors: ['mail.over'] },
  allowAddress: { input: failedMailId, references: names },
};
