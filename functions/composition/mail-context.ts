import { type IdKind, idKindOf } from '../../shared/core/ids.ts';
import { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { attachmentReaders as ofClasses } from '../features/classes/feature.ts';
import { attachmentReaders as ofNotes } from '../features/notes/feature.ts';
import { attachmentReaders as ofReports } from '../features/reports/feature.ts';
import type { Environment } from '../platform/environment.ts';
import type { Queue } from '../platform/events/queue.ts';
import { personObjectKey } from '../platform/files/file-locations.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { AttachmentSources } from '../platform/mail/attachment-sources.ts';
import {
  AttachmentsGone,
  type DeliveryContext,
  type EmailAttachments,
} from '../platform/mail/deliver-mail.ts';
import type { EmailSender } from '../platform/mail/email-sender.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Picture } from '../platform/mail/to-mime.ts';
import { UndeliverableStore } from '../platform/mail/undeliverable-store.ts';
import { organizationKey } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';

export interface MailServices {
  ownTable: Table;
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  emailSender: EmailSender;
  environment: Pick<Environment, 'mailFrom' | 'webUrl'>;
  queue: Queue;
  noteRefusal: () => Promise<void>;
  now: () => number;
}

/** Delay, in seconds, before a temporarily rejected email is sent again. This is the longest delay of SQS. */
const laterSeconds = 900;

/** Context for sending the emails of the organisation `slug`; those of the platform if `slug` is null. */
export function mailContext(services: MailServices, slug: string | null) {
  const { ownTable, tableOf, bucketOf, emailSender, environment, queue, noteRefusal, now } = services;
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
      const attachmentsOf = (id: string, to: string) => {
        const kind = idKindOf(id);
        const read = kind && attachmentReaders[kind];
        if (!read) throw new AttachmentsGone();
        return read(services, organization, id, to);
      };
      const sendLater = (id: string) =>
        queue.send(slug ?? 'platform', { organization: slug, id }, undefined, laterSeconds);
      const sender = { emailSender, from, webUrl, sendLater, noteRefusal };
      return { mails, undeliverable, organization, logo, attachmentsOf, ...sender, now };
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

type ReadAttachments = (
  sources: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
  to: string,
) => Promise<EmailAttachments>;

/** Functions that read an email's attachments, by the kind of id of the record that the email refers to. */
const attachmentReaders: Partial<Record<IdKind, ReadAttachments>> = {
  ...ofReports,
  ...ofNotes,
  ...ofClasses,
};
