import { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import { notePdf } from './note-pdf.ts';

export const printNote: DocumentPrinter['print'] = async (item, context) =>
  (await notePdf({ note: NoteHead.parse(item), child: context.child }, null, context)).pdf;
