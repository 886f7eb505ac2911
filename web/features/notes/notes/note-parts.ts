import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { partsOfFields } from '../../../ui/dialog/value-parts.ts';
import type { NoteValues } from './use-saved-note.ts';

/** Parts of a note that a person chooses in a conflict; attachments are merged without asking. */
const noteParts = [
  'date',
  'description',
  'language',
  'body',
  'includesSignature',
  'includesName',
  'isShared',
] as const;
export type NotePart = (typeof noteParts)[number];

export const partsOfNote = partsOfFields<NoteValues, NotePart>(noteParts);

type Attachments = NoteValues['attachments'];

/** The attachments after what both persons added, removed and changed since `before`. */
export function mergedAttachments(before: Attachments, theirs: Attachments, mine: Attachments): Attachments {
  const fileIn = (files: Attachments, { fileId }: Attachments[number]) =>
    files.find(file => file.fileId === fileId);
  const kept = theirs.flatMap(file => {
    const [known, own] = [fileIn(before, file), fileIn(mine, file)];
    if (known && !own) return [];
    return own && !isSame(own, known) ? [own] : [file];
  });
  return [...kept, ...mine.filter(file => !fileIn(before, file) && !fileIn(theirs, file))];
}
