import { Note } from '../../../shared/features/notes/notes/schema.ts';

export const schema = Note;
