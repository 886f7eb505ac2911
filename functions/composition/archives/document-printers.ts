// Made by npm run docs from functions/features/*/feature.ts; change it there.
import { documentPrinters as ofClasses } from '../../features/classes/feature.ts';
import { documentPrinters as ofEye } from '../../features/eye/feature.ts';
import { documentPrinters as ofNotes } from '../../features/notes/feature.ts';
import { documentPrinters as ofScreening } from '../../features/screening/feature.ts';
import type { DocumentPrinter } from './document-printer.ts';

/** Printers of all kinds of finished documents. */
export const documentPrinters: readonly DocumentPrinter[] = [
  ...ofClasses,
  ...ofEye,
  ...ofNotes,
  ...ofScreening,
];
