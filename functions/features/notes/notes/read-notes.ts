import type { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { noteListing } from './note-items.ts';

export const readNotes: Handler<typeof notes.readNotes> = documentsReader(noteListing);
