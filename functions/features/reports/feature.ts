import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { type RecordTypes, recordOfChild } from '../../platform/http/record-types.ts';
import { sendingKey, sendingPrefix } from './keys.ts';
import { reportLinkReactions } from './report-links/reactions.ts';
import { documentReport as handlersOfReport } from './sending/document-report.ts';
import { readAttachments } from './sending/read-attachments.ts';

export const records: RecordTypes<'sending'> = {
  sending: recordOfChild(
    'sending',
    sendingKey,
    async () => (await import('../../../shared/features/reports/sending/schema.ts')).SendingRecord,
  ),
};

export const reactions = [reportLinkReactions];

export const documentReport = handlersOfReport;

/** Creates a link for an email whose PDF is too large. */
export const openLinkInMail = async () => (await import('./sending/link-in-mail.ts')).linkInMail;
export type { LinkInMail } from './sending/sendings-store.ts';

export const attachmentReaders = { sending: readAttachments };

export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'sendings', prefix: sendingPrefix },
    copy: async scope => (await import('./sending/copy-sendings.ts')).copySendings(scope),
    objects: async scope => (await import('./sending/copy-sendings.ts')).objectsOfPdfs(scope),
    erase: async scope => (await import('./sending/erase-sendings.ts')).eraseSendings(scope),
  },
];
