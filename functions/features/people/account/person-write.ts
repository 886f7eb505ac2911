import { AppError } from '../../../../shared/core/errors.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { personKey } from '../../../platform/storage/keys.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';

export type PersonChanges = Partial<Omit<PersonRecord, 'id' | 'revision'>>;

/**
 * The write that changes a person, if the record is unchanged since it was read. Without `changes`, it only
 * checks that.
 * @throws ConflictError, by the transaction; record.missing if the person was deleted
 */
export function personWrite({ id, revision = 0 }: PersonRecord, changes: PersonChanges = {}): Write {
  return {
    update: personKey(id),
    set: { ...changes, revision: revision + 1 },
    when: isUnchanged(revision),
    onConditionFailed: existing => (existing ? new ConflictError() : new AppError('record.missing')),
  };
}

/**
 * The write that deletes a person, if nobody has changed the record since it was read.
 * @throws ConflictError, by the transaction
 */
export function deletePersonWrite({ id, revision = 0 }: PersonRecord): Write {
  return {
    delete: personKey(id),
    when: isUnchanged(revision),
    onConditionFailed: () => new ConflictError(),
  };
}

/** Condition that a person is unchanged. A record that was never changed has no revision. */
const isUnchanged = (revision: number) => ({
  text:
    revision === 0
      ? 'attribute_exists(#pk) AND (attribute_not_exists(#revision) OR #revision = :revision)'
      : '#revision = :revision',
  values: { ':revision': revision },
});
