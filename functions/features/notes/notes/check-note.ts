import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';

/** @throws note.deleted, case.archived, note.not-own */
export function checkChangeable(
  note: NoteHead,
  child: Pick<Case, 'status'>,
  actor: Pick<MemberRecord, 'id' | 'role'>,
): void {
  if (!mayChangeNote(note, actor)) throw new AppError('note.not-own');
  if (note.deleted !== null) throw new AppError('note.deleted');
  checkActive(child);
}

/** As `checkChangeable`, for drafts only. @throws note.finished as well */
export function checkDraft(
  note: NoteHead,
  child: Pick<Case, 'status'>,
  actor: Pick<MemberRecord, 'id' | 'role'>,
): void {
  checkChangeable(note, child, actor);
  if (note.status !== 'draft') throw new AppError('note.finished');
}
