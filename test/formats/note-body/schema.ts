import { NoteBody } from '../../../shared/features/notes/notes/schema.ts';

export const schema = NoteBody;
