import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { reviewCountKey, reviewKey } from '../keys.ts';

const isWaiting = (record: Case | undefined): boolean =>
  record?.review === 'waiting' && record.status === 'active' && !record.mergedInto;

export function reviewWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  if (isWaiting(before) === isWaiting(after)) return [];
  const key = reviewKey(organization, after.id);
  const count = (by: 1 | -1): Write => ({ update: reviewCountKey(organization), add: { waiting: by } });
  return isWaiting(after) ? [{ put: { ...key } }, count(1)] : [{ delete: key }, count(-1)];
}

/** A rejected registration counts as accepted once somebody restores its case, also if it is archived later. */
export const reviewOnceRestored = ({ review }: Pick<Case, 'review'>): Case['review'] =>
  review === 'rejected' ? 'accepted' : review;
