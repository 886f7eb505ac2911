import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OpenBucket } from '../../../platform/files/open-bucket.ts';
import { AttachmentsGone, type EmailAttachments } from '../../../platform/mail/deliver-mail.ts';
import { MailsStore } from '../../../platform/mail/mails-store.ts';
import { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { SendingsStore } from './sendings-store.ts';

interface AttachmentSources {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  now: () => number;
}

/**
 * The sender's message and the PDFs; empty if the mail contains a link instead. A mail that waited while its case
 * was restricted is not sent, not even once the restriction is lifted: somebody sends the report again.
 * @throws AttachmentsGone
 */
export async function readAttachments(
  { tableOf, bucketOf, now }: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
): Promise<EmailAttachments> {
  if (!organization) throw new AttachmentsGone();
  const { slug } = organization;
  const origin = { organization: slug, by: 'mail', requestId: id, idempotency: undefined, now };
  const table = tableOf(slug);
  const sending = await new SendingsStore(table, slug, origin, new MailsStore(table, slug, origin)).get(id);
  if (!sending || (await isRestricted(table, slug, sending.caseId))) throw new AttachmentsGone();
  if (sending.by === 'link') return { message: null, attachments: [] };
  const pdfs = new PdfsStore(slug, bucketOf(slug), now);
  const attachments = sending.documents.map(async ({ place, name }) => {
    const body = await pdfs.read(place);
    if (!body) throw new AttachmentsGone();
    return { name, body };
  });
  return { message: sending.message, attachments: await Promise.all(attachments) };
}

async function isRestricted(table: Table, organization: string, caseId: string): Promise<boolean> {
  const [child] = await table.get([caseKey(organization, caseId)]);
  return child !== undefined && Case.parse(child).status === 'restricted';
}
