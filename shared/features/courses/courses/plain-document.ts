import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf, picturesOf } from '../../../core/rich-document/walk-document.ts';

/** Whether a text is without pictures and merge fields: there is no case that they could speak of. */
export const isPlainDocument = (document: RichDocument): boolean =>
  picturesOf(document).length === 0 && fieldsOf(document).length === 0;
