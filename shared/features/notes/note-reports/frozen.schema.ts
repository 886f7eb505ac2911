import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { Case } from '../../cases/cases/schema.ts';
import { Letterhead, OrganizationRecord } from '../../organizations/organizations/record.ts';
import { NoteHead, NoteId } from '../notes/schema.ts';

export const PrintedNote = z.object({
  note: NoteHead,
  body: RichDocument,
  child: Case.pick({ fullName: true, otherName: true, birthDate: true, emailScript: true }),
  organization: Letterhead.extend({ timeZone: OrganizationRecord.shape.timeZone }),
});
export type PrintedNote = z.output<typeof PrintedNote>;

/**
 * The printed content of one version of a finished note, frozen when that version was finished. It never
 * changes.
 */
export const FrozenNote = PrintedNote.extend({
  noteId: NoteId,
  caseId: CaseId,
  version: Version,
  frozenAt: Instant,
});
export type FrozenNote = z.output<typeof FrozenNote>;
