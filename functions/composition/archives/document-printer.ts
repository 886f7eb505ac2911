import type { DocumentIdKind } from '../../../shared/core/documents/document-kinds.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { Pdf } from '../../platform/pdf/pdfs-store.ts';
import type { Key } from '../../platform/storage/key.ts';
import type { Item } from '../../platform/storage/write.ts';
import type { PdfContext } from '../pdf-context.ts';

export interface PrinterContext extends Pick<PdfContext, 'organization' | 'openStore' | 'pdfs' | 'now'> {
  child: Case;
  itemAt: (key: Key) => Item | undefined;
}

/** Creates the PDFs of one kind of finished document for an archive, with default options. */
export interface DocumentPrinter {
  kind: DocumentIdKind;
  name: { en: string; zh: string };
  prefix: string;
  print: (item: Item, context: PrinterContext) => Promise<Pdf>;
}

export type OpenDocumentPrinters = () => Promise<{ documentPrinters: readonly DocumentPrinter[] }>;
