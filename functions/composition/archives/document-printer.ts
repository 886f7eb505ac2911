import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { Pdf } from '../../platform/pdf/pdfs-store.ts';
import type { Key } from '../../platform/storage/key.ts';
import type { Item } from '../../platform/storage/write.ts';
import type { PdfContext } from '../pdf-context.ts';

/** Context for printing a document outside an API call. */
export interface PrinterContext extends Pick<PdfContext, 'organization' | 'openStore' | 'pdfs' | 'now'> {
  child: Case;
  /** Looks up a record of the child's partition. */
  itemAt: (key: Key) => Item | undefined;
}

/** Prints a finished document as a PDF with default options. */
export interface DocumentPrinter {
  /** Prefix of the documents' sort keys. */
  prefix: string;
  print: (item: Item, context: PrinterContext) => Promise<Pdf>;
}

export type OpenDocumentPrinters = () => Promise<{ documentPrinters: readonly DocumentPrinter[] }>;
