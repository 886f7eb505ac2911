import { NoteHead } from '../../../shared/features/notes/notes/schema.ts';

export const schema = NoteHead;
