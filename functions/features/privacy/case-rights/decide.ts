import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type CaseRightsRecord,
  nothingDecided,
} from '../../../../shared/features/privacy/case-rights/record.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import {
  ConflictError,
  isVersionConflict,
  retryOnConflict,
} from '../../../platform/storage/retry-on-conflict.ts';
import { CaseRightsStore, type Decision, statusUnder } from './case-rights-store.ts';

type DecisionContext = Pick<OrganizationContext, 'cases' | 'openStore'> & {
  records: { case: Case; caseRights: CaseRightsRecord | null };
};

/**
 * Stores a decision on a case's data, such as to restrict them, and updates the status of the case; retries
 * on conflicts.
 * @param make returns the decision; undefined if nothing has to change
 */
export async function decide(
  { cases, openStore, records }: DecisionContext,
  make: (rights: CaseRightsRecord, record: Case) => Decision | undefined,
): Promise<CaseRights> {
  const store = openStore(CaseRightsStore);
  let record = records.case;
  let rights = records.caseRights ?? nothingDecided(record.id);
  return retryOnConflict(
    async () => {
      const decision = make(rights, record);
      if (!decision) return CaseRights.parse(rights);
      const { status, statusBefore } = statusUnder({ ...rights, ...decision.changes }, record);
      const statusWrites = status === record.status ? [] : await cases.statusWrites(record, status);
      return store.decide(
        rights,
        { ...decision, changes: { ...decision.changes, statusBefore } },
        statusWrites,
      );
    },
    {
      isConflict: error => error instanceof ConflictError || isVersionConflict(error),
      onConflict: async () => {
        const [current, decided] = await Promise.all([cases.get(record.id), store.get(record.id)]);
        if (!current) throw new AppError('record.missing');
        [record, rights] = [current, decided];
      },
    },
  );
}

export const decidedBy = ({ actor: { id, fullName }, now }: Pick<OrganizationContext, 'actor' | 'now'>) => ({
  by: { id, fullName },
  at: new Date(now()).toISOString(),
});
