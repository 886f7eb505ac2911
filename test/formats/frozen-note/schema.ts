import { FrozenNote } from '../../../shared/features/notes/note-reports/frozen.schema.ts';

export const schema = FrozenNote;
