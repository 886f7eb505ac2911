import type { UploadedFile } from '../../operations/files/schema.ts';

/** Most attachments of a note. */
export const maxAttachments = 20;
/** Largest attachments that one PDF ends with, in bytes together, and most pages of them. */
export const maxAppendedBytes = 40 * 1024 * 1024;
export const maxAppendedPages = 200;

/** Whether its pages can be read. */
export const mayAppend = ({ problem }: Pick<UploadedFile, 'problem'>): boolean => problem === null;

type Appended = Pick<UploadedFile, 'size' | 'pages'> & { isAppended: boolean };

/** What the attachments add to the PDF. A picture takes a page. */
export function appendedSize(attachments: readonly Appended[]): { bytes: number; pages: number } {
  const appended = attachments.filter(({ isAppended }) => isAppended);
  return {
    bytes: appended.reduce((sum, { size }) => sum + size, 0),
    pages: appended.reduce((sum, { pages }) => sum + (pages ?? 1), 0),
  };
}

/** Whether a PDF may end with all of these. */
export function fitsIntoPdf(attachments: readonly Appended[]): boolean {
  const { bytes, pages } = appendedSize(attachments);
  return bytes <= maxAppendedBytes && pages <= maxAppendedPages;
}
