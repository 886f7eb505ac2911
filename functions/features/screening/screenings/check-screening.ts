import type * as z from 'zod';
import { AppError, type FieldErrors } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import type { BandChoice, Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { openPlaces } from '../../../../shared/features/screening/tests/completeness.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';

/** Allows the tester, the author and admins. @throws screening.not-own */
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

/** An age band that does not match the age needs a reason. */
export function bandErrors(
  { band, bandReason }: z.output<typeof BandChoice>,
  date: string,
  { birthDate }: Pick<Case, 'birthDate'>,
): FieldErrors {
  return bandAt(birthDate, date) !== band && !bandReason ? { bandReason: 'validation.required' } : {};
}

/** Each test needs a result or a reason why it was not done. */
export const openErrors = ({ tests }: Pick<Screening, 'tests'>): FieldErrors =>
  Object.fromEntries(
    openPlaces(tests).map(({ test, place }) => [`tests.${test}.${place}`, 'validation.required']),
  );
