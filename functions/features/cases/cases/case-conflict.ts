import { AppError } from '../../../../shared/core/errors.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Item } from '../../../platform/storage/write.ts';

/** The error contains the id of the surviving case, which must be edited instead. */
export const mergedInto = (record: Pick<Case, 'mergedInto'>) =>
  new AppError('case.merged', { current: { id: record.mergedInto } });

export function conflict(existing: Item | undefined): Error {
  if (existing?.mergedInto) return mergedInto(Case.parse(existing));
  return existing
    ? new AppError('version.conflict', { current: Case.parse(existing) })
    : new AppError('record.missing');
}
