import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { type AttachmentSources, openAttachments } from '../../../platform/mail/attachment-sources.ts';
import { AttachmentsGone, type EmailAttachments } from '../../../platform/mail/deliver-mail.ts';
import { MailsStore } from '../../../platform/mail/mails-store.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { SendingsStore } from './sendings-store.ts';

/**
 * Reads the sender's message and the PDFs of a report email; no PDFs if the email has a link.
 * @throws AttachmentsGone if the link was revoked, or the case was restricted, while the email was queued;
 * the sender then has to send the report again
 */
export async function readAttachments(
  sources: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
  to: string,
): Promise<EmailAttachments> {
  const { slug, table, origin, readPdfs } = openAttachments(sources, organization, id);
  const sendings = new SendingsStore(table, slug, origin, new MailsStore(table, slug, origin));
  const sending = await sendings.get(id);
  if (!sending || (await isRestricted(table, slug, sending.caseId))) throw new AttachmentsGone();
  if (sending.by === 'link') {
    const { state } =
      (await sendings.linksOf([sending])).get(sending.links[sending.to.indexOf(to)] ?? '') ?? {};
    if (state === 'revoked') throw new AttachmentsGone();
    return { message: null, attachments: [] };
  }
  return { message: sending.message, attachments: await readPdfs(sending.documents) };
}

async function isRestricted(table: Table, organization: string, caseId: string): Promise<boolean> {
  const [child] = await getCaseItems(table, organization, [caseId]);
  return child !== undefined && Case.parse(child).status === 'restricted';
}
