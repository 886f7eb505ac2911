import { documentPrinter as ofClasses } from '../../features/classes/feature.ts';
import { documentPrinter as ofEye } from '../../features/eye/feature.ts';
import { documentPrinter as ofNotes } from '../../features/notes/feature.ts';
import { documentPrinter as ofScreening } from '../../features/screening/feature.ts';
import type { DocumentPrinter } from './document-printer.ts';

/** How each kind of document is printed. */
export const documentPrinters: readonly DocumentPrinter[] = [ofEye, ofScreening, ofNotes, ofClasses];
