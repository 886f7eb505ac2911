import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { sendingPrefix } from './keys.ts';
import { openReportLinks as openLinks } from './report-links/open-report-links.ts';
import { reportLinkReactions } from './report-links/reactions.ts';
import { listSendings } from './sending/list-sendings.ts';
import { readAttachments } from './sending/read-attachments.ts';
import { sendReports } from './sending/send-reports.ts';
import { sendingRecords } from './sending/sending-records.ts';

/** Records that calls may load. */
export const records = sendingRecords;

/** Journal reactions, by noun. */
export const reactions = [reportLinkReactions];

export const sending = { send: sendReports, list: listSendings };

/** Makes a link in place of a PDF that is too large for its mail. */
export const openLinkInMail = async () => (await import('./sending/link-in-mail.ts')).linkInMail;
export type { LinkInMail } from './sending/sendings-store.ts';

/** Attachments of mails, by the kind of record they name. */
export const attachmentReaders = { sending: readAttachments };

export const openReportLinks = openLinks;

/** The feature's data of a case. */
export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'sendings', prefix: sendingPrefix },
    copy: async scope => (await import('./sending/copy-sendings.ts')).copySendings(scope),
    erase: async scope => (await import('./sending/erase-sendings.ts')).eraseSendings(scope),
  },
];
