import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf, picturesOf } from '../../../core/rich-document/walk-document.ts';

/**
 * Whether a document has no pictures and no merge fields. A course has no case that could fill merge fields.
 */
export const isPlainDocument = (document: RichDocument): boolean =>
  picturesOf(document).length === 0 && fieldsOf(document).length === 0;
