import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { deliveries } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { mailsOf } from '../../../support/post.ts';
import type { Samples, Stage } from '../../../support/sample.ts';

/** A mail that nobody took, of an organisation or, where it is null, of the platform. */
export async function makeLostMail(
  organization: string | null,
  changes: Partial<MailRecord> = {},
): Promise<MailRecord> {
  const { table, mails } = await mailsOf(organization);
  const to = `${randomUUID()}@lost.example`;
  const write = mails.toSend({ template: 'invitation', to, locale: 'en', link: '/register?token=x' });
  if (!('put' in write)) throw new Error('a mail is put');
  const put = { ...write.put, status: 'failed', ...changes } as typeof write.put & MailRecord;
  await table.transact([{ ...write, put }]);
  return put;
}

/** A superadmin's mails are the platform's. */
const lost = async ({ caller }: Stage) => ({
  mailId: (await makeLostMail(caller.headers['x-organization'] ?? null)).id,
});
const names = { mailId: 'mail' } as const;

export const deliveriesSamples: Samples<typeof deliveries> = {
  searchMails: { input: async () => ({}), names: { cursor: 'public' }, kept: ['cursor'], grows: true },
  retryMail: { input: lost, names, comesSecond: ['mail.over'] },
  allowAddress: { input: lost, names },
};
