import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { SendingsStore } from '../features/reports/sending/sendings-store.ts';
import type { Environment } from '../platform/environment.ts';
import { personObjectKey } from '../platform/files/file-locations.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import {
  AttachmentsGone,
  type DeliveryContext,
  type EmailAttachments,
} from '../platform/mail/deliver-mail.ts';
import type { EmailSender } from '../platform/mail/email-sender.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Picture } from '../platform/mail/to-mime.ts';
import { UndeliverableStore } from '../platform/mail/undeliverable-store.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { organizationKey } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';

export interface MailServices {
  /** The table under the Lambda's own role. */
  ownTable: Table;
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  emailSender: EmailSender;
  environment: Pick<Environment, 'mailFrom' | 'webUrl'>;
  now: () => number;
}

/** Context for sending the mails of one organisation, or of the platform. */
export function mailContext(services: MailServices, slug: string | null) {
  const { ownTable, tableOf, bucketOf, emailSender, environment, now } = services;
  const table = slug === null ? ownTable : tableOf(slug);
  const mails = new MailsStore(table, slug, { by: 'mail', now });
  const undeliverable = new UndeliverableStore(ownTable, now);
  return {
    mails,
    unreached: undeliverable,
    delivery: async (): Promise<DeliveryContext> => {
      const [item] = slug === null ? [] : await table.get([organizationKey(slug)]);
      const organization = item ? OrganizationRecord.parse(item) : null;
      const { mailFrom: from, webUrl } = environment;
      const logo = () => readLogo(bucketOf, organization);
      const attachmentsOf = (sending: string) => readAttachments(services, organization, sending);
      return { mails, undeliverable, emailSender, organization, logo, attachmentsOf, from, webUrl, now };
    },
  };
}

async function readLogo(
  bucketOf: MailServices['bucketOf'],
  organization: OrganizationRecord | null,
): Promise<Picture | undefined> {
  if (!organization?.logoId) return undefined;
  const bucket = await bucketOf(organization.slug)();
  const body = await bucket.read(personObjectKey('organization-logo', organization.logoId));
  return body && { body, type: 'image/png' };
}

/** The sender's message and the PDFs; empty if the mail contains a link instead. */
async function readAttachments(
  { tableOf, bucketOf, now }: MailServices,
  organization: OrganizationRecord | null,
  id: string,
): Promise<EmailAttachments> {
  if (!organization) throw new AttachmentsGone();
  const { slug } = organization;
  const origin = { organization: slug, by: 'mail', requestId: id, idempotency: undefined, now };
  const table = tableOf(slug);
  const sending = await new SendingsStore(table, slug, origin, new MailsStore(table, slug, origin)).get(id);
  if (!sending) throw new AttachmentsGone();
  if (sending.by === 'link') return { message: null, attachments: [] };
  const pdfs = new PdfsStore(slug, bucketOf(slug), now);
  const attachments = sending.documents.map(async ({ place, name }) => {
    const body = await pdfs.read(place);
    if (!body) throw new AttachmentsGone();
    return { name, body };
  });
  return { message: sending.message, attachments: await Promise.all(attachments) };
}
