import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';

/** @throws case.archived: what is known of it is read, printed and sent */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}

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

/** The same, of a draft. @throws note.finished as well */
export function checkDraft(
  note: NoteHead,
  child: Pick<Case, 'status'>,
  actor: Pick<MemberRecord, 'id' | 'role'>,
): void {
  checkChangeable(note, child, actor);
  if (note.status !== 'draft') throw new AppError('note.finished');
}

/**
 * Between birth and today.
 * @param today where the organisation is, `YYYY-MM-DD`
 * @throws request.invalid naming the date
 */
export function checkDate(date: string, { birthDate }: Pick<Case, 'birthDate'>, today: string): void {
  const wrong =
    date > today
      ? 'validation.future_date'
      : birthDate !== null && date < birthDate
        ? 'validation.before_birth'
        : null;
  if (wrong) throw new AppError('request.invalid', { fields: { date: wrong } });
}
