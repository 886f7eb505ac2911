import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { type AttachmentSources, openAttachments } from '../../../platform/mail/attachment-sources.ts';
import { AttachmentsGone, type EmailAttachments } from '../../../platform/mail/deliver-mail.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import { DigestsStore } from './digests-store.ts';

/**
 * Reads the PDFs of a queued digest email. Leaves out children whose cases have been restricted since then.
 * @throws AttachmentsGone
 */
export async function readDigestFiles(
  sources: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
): Promise<EmailAttachments> {
  const { slug, table, origin, readPdfs } = openAttachments(sources, organization, id);
  const digest = await new DigestsStore(table, slug, origin).get(id);
  if (!digest) throw new AttachmentsGone();
  const cases = await getCaseItems(
    table,
    slug,
    digest.documents.map(({ caseId }) => caseId),
  );
  const isOpen = (index: number) => Case.safeParse(cases[index]).data?.status === 'active';
  const attachments = await readPdfs(digest.documents.filter((_, index) => isOpen(index)));
  if (attachments.length === 0 && digest.linkedCaseId === null) throw new AttachmentsGone();
  return { message: null, attachments };
}
