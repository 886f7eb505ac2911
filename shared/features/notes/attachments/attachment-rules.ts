import type { UploadedFile } from '../../operations/files/schema.ts';

export const maxAttachments = 20;
/** Maximum size of all attachments that are appended to one PDF, in bytes. */
export const maxAppendedBytes = 40 * 1024 * 1024;
/** Maximum number of pages of all attachments that are appended to one PDF. */
export const maxAppendedPages = 200;

/** Whether an attachment can be appended to a PDF: its pages must be readable. */
export const mayAppend = ({ problem }: Pick<UploadedFile, 'problem'>): boolean => problem === null;

type Appended = Pick<UploadedFile, 'size' | 'pages'> & { isAppended: boolean };

/** Number of bytes and pages that attachments add to a PDF. A picture takes one page. */
export function appendedSize(attachments: readonly Appended[]): { bytes: number; pages: number } {
  const appended = attachments.filter(({ isAppended }) => isAppended);
  return {
    bytes: appended.reduce((sum, { size }) => sum + size, 0),
    pages: appended.reduce((sum, { pages }) => sum + (pages ?? 1), 0),
  };
}

export function fitsIntoPdf(attachments: readonly Appended[]): boolean {
  const { bytes, pages } = appendedSize(attachments);
  return bytes <= maxAppendedBytes && pages <= maxAppendedPages;
}
