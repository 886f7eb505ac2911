import type { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import { digestOf } from './digest-of.ts';
import type { Document } from './document.ts';
import type { Pdf, PdfsStore } from './pdfs-store.ts';
import { renderPdf } from './render-pdf.ts';
import type { Sender } from './report-frame.ts';

interface HeadedPdf {
  folder: string;
  name: string;
  isTemporary?: boolean;
  /** All data that the PDF shows (without the letterhead), and the version of the PDF's layout. */
  facts: unknown;
  draw: (sender: Sender) => Document | Promise<Document>;
}

/**
 * A PDF with current data below the organisation's letterhead. Its object key contains a hash of all data
 * that it shows. If the data change, the PDF therefore gets a new key.
 */
export function headedPdf(
  { organization, pdfs }: { organization: OrganizationRecord; pdfs: PdfsStore },
  { folder, name, isTemporary = false, facts, draw }: HeadedPdf,
): Pdf {
  const { name: of, billingAddress, officeNumber, pdfFooter, logoId } = organization;
  const head = { name: of, billingAddress, officeNumber, pdfFooter };
  return {
    objectKey: `${folder}/${name}-${digestOf([head, logoId, facts])}`,
    name,
    isTemporary,
    make: async () => renderPdf(await draw({ ...head, logo: await pdfs.logoOf(organization) })),
  };
}
