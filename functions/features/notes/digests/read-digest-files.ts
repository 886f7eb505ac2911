import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OpenBucket } from '../../../platform/files/open-bucket.ts';
import { AttachmentsGone, type EmailAttachments } from '../../../platform/mail/deliver-mail.ts';
import { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { DigestsStore } from './digests-store.ts';

interface FileSources {
  tableOf: (organization: string) => Table;
  bucketOf: (organization: string) => OpenBucket;
  now: () => number;
}

/** The PDFs of a digest; those of a child that was restricted while the mail waited stay behind. @throws AttachmentsGone */
export async function readDigestFiles(
  { tableOf, bucketOf, now }: FileSources,
  organization: OrganizationRecord | null,
  id: string,
): Promise<EmailAttachments> {
  if (!organization) throw new AttachmentsGone();
  const { slug } = organization;
  const origin = { organization: slug, by: 'mail', requestId: id, idempotency: undefined, now };
  const table = tableOf(slug);
  const digest = await new DigestsStore(table, slug, origin).get(id);
  if (!digest) throw new AttachmentsGone();
  const cases = await getCaseItems(
    table,
    slug,
    digest.documents.map(({ caseId }) => caseId),
  );
  const pdfs = new PdfsStore(slug, bucketOf(slug), now);
  const isOpen = (index: number) => Case.safeParse(cases[index]).data?.status === 'active';
  const attachments = await Promise.all(
    digest.documents
      .filter((_, index) => isOpen(index))
      .map(async ({ place, name }) => {
        const body = await pdfs.read(place);
        if (!body) throw new AttachmentsGone();
        return { name, body };
      }),
  );
  if (attachments.length === 0 && digest.linkedCaseId === null) throw new AttachmentsGone();
  return { message: null, attachments };
}
