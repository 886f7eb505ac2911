import type * as z from 'zod';
import { AppError, type FieldErrors } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { BandChoice, Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';

/** @throws case.archived: what is known of it is read, printed and sent */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}

/** Whoever tests or began it, and admins. @throws screening.not-own */
export function checkOwn(
  { author, tester }: Pick<Screening, 'author' | 'tester'>,
  { id, role }: Pick<MemberRecord, 'id' | 'role'>,
): void {
  if (role !== 'admin' && id !== author.id && id !== tester.id) throw new AppError('screening.not-own');
}

/** @throws screening.deleted, case.archived, screening.not-own */
export function checkChangeable(
  screening: Screening,
  child: Pick<Case, 'status'>,
  actor: Pick<MemberRecord, 'id' | 'role'>,
): void {
  checkOwn(screening, actor);
  if (screening.deletedAt !== null) throw new AppError('screening.deleted');
  checkActive(child);
}

/**
 * Between birth and today.
 * @param today where the organisation is, `YYYY-MM-DD`
 */
export function dateErrors(date: string, { birthDate }: Pick<Case, 'birthDate'>, today: string): FieldErrors {
  if (date > today) return { date: 'validation.future_date' };
  return birthDate !== null && date < birthDate ? { date: 'validation.before_birth' } : {};
}

/** A band outside of the age needs a reason. */
export function bandErrors(
  { band, bandReason }: z.output<typeof BandChoice>,
  date: string,
  { birthDate }: Pick<Case, 'birthDate'>,
): FieldErrors {
  return bandAt(birthDate, date) !== band && !bandReason ? { bandReason: 'validation.required' } : {};
}

/** Every test is done or says why not. */
export const openErrors = ({ tests }: Pick<Screening, 'tests'>): FieldErrors =>
  Object.fromEntries(
    openPlaces(tests).map(({ test, place }) => [`tests.${test}.${place}`, 'validation.required']),
  );

/** @throws request.invalid naming every wrong field */
export function refuse(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
}
