import { type ParsedMail, simpleParser } from 'mailparser';
import { mailContext } from '../../../../functions/composition/mail-context.ts';
import { Queue } from '../../../../functions/platform/events/queue.ts';
import { organizationBuckets } from '../../../../functions/platform/files/open-bucket.ts';
import { deliverMail } from '../../../../functions/platform/mail/deliver-mail.ts';
import { EmailSender } from '../../../../functions/platform/mail/email-sender.ts';
import { organizationCredentials } from '../../../../functions/platform/storage/organization-credentials.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';

class CrashError extends Error {}

/**
 * Delivers a queued email within the test; returns the email that the mail service received, if any.
 * @param fall called after the mail service has accepted the email; may throw, to simulate a crash
 */
export async function deliverManually(
  { slug }: Clinic,
  id: string,
  fall: () => void,
): Promise<ParsedMail | undefined> {
  const { backend, now } = await openWorld();
  const environment = backend.environmentOf('mail');
  const { table } = await openRawTable();
  const real = new EmailSender(environment);
  let raw: Uint8Array | undefined;
  const emailSender = {
    send: async (parcel: Parameters<EmailSender['send']>[0]) => {
      raw = parcel.raw;
      const answer = await real.send(parcel);
      fall();
      return answer;
    },
  } as EmailSender;
  const bucketOf = organizationBuckets(environment, organizationCredentials(environment));
  const context = mailContext(
    {
      ...{ ownTable: table, tableOf: () => table, bucketOf, emailSender, environment, now },
      queue: new Queue(environment, environment.mailQueueUrl),
      noteRefusal: async () => undefined,
    },
    slug,
  );
  await deliverMail(await context.delivery(), id, false).catch(error => {
    if (!(error instanceof CrashError)) throw error;
  });
  return raw && simpleParser(Buffer.from(raw));
}

export const crash = () => {
  throw new CrashError();
};
