import type { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import type { OpenBucket } from '../files/open-bucket.ts';
import { PdfsStore } from '../pdf/pdfs-store.ts';
import type { Origin } from '../storage/commit.ts';
import type { Table } from '../storage/table.ts';
import { AttachmentsGone } from './deliver-mail.ts';
import type { Attachment } from './to-mime.ts';

/** Tables and buckets from which attachments of emails are read, with the IAM role of the organisation. */
export interface AttachmentSources {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  now: () => number;
}

interface OrganizationAttachments {
  slug: string;
  table: Table;
  origin: Origin & { organization: string };
  /** @throws AttachmentsGone if a PDF has been deleted */
  readPdfs: (documents: readonly { place: string; name: string }[]) => Promise<Attachment[]>;
}

/**
 * Opens the tables and buckets that contain the attachments of an email.
 * @param id of the record to which the email refers, such as the sending of a report
 * @throws AttachmentsGone if the organisation has been deleted
 */
export function openAttachments(
  { tableOf, bucketOf, now }: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
): OrganizationAttachments {
  if (!organization) throw new AttachmentsGone();
  const { slug } = organization;
  const pdfs = new PdfsStore(slug, bucketOf(slug), now);
  const readPdf = async ({ place, name }: { place: string; name: string }): Promise<Attachment> => {
    const body = await pdfs.read(place);
    if (!body) throw new AttachmentsGone();
    return { name, body };
  };
  return {
    slug,
    table: tableOf(slug),
    origin: { organization: slug, by: 'mail', requestId: id, idempotency: undefined, now },
    readPdfs: documents => Promise.all(documents.map(readPdf)),
  };
}
