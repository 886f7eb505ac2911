import type { IdKind } from '../../shared/core/ids.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { attachmentReaders as ofClasses } from '../features/classes/feature.ts';
import { attachmentReaders as ofNotes } from '../features/notes/feature.ts';
import { attachmentReaders as ofReports } from '../features/reports/feature.ts';
import type { AttachmentSources } from '../platform/mail/attachment-sources.ts';
import type { EmailAttachments } from '../platform/mail/deliver-mail.ts';

type ReadAttachments = (
  sources: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
  to: string,
) => Promise<EmailAttachments>;

/** Functions that read an email's attachments, by the kind of id of the record that the email refers to. */
export const attachmentReaders: Partial<Record<IdKind, ReadAttachments>> = {
  ...ofReports,
  ...ofNotes,
  ...ofClasses,
};
