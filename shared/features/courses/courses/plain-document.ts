import type { RichDocument } from '../../../core/rich-document/schema.ts';
import { fieldsOf, picturesOf } from '../../../core/rich-document/walk-document.ts';

/**
 * Whether a document has neither pictures nor merge fields; the values of merge fields would come from a
 * case.
 */
export const isPlainDocument = (document: RichDocument): boolean =>
  picturesOf(document).length === 0 && fieldsOf(document).length === 0;
