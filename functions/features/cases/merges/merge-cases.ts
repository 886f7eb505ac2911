import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { requireSameCase } from '../cases/require-same-case.ts';
import { MergesStore } from './merges-store.ts';

/** @throws record.missing if the caller cannot see the other case; case.archived */
export const mergeCases: Handler<typeof merges.mergeCases> = async (
  { caseId, otherId, otherVersion, take },
  { actor, scope, records, openStore, caseMergeParts },
) => {
  requireSameCase(caseId, records.case);
  if (otherId === caseId)
    throw new AppError('request.invalid', { fields: { otherId: 'validation.invalid' } });
  const store = openStore(MergesStore);
  const other = await store.getCase(otherId);
  if (!other || !canSeeCase({ id: actor.id, scope }, other)) throw new AppError('record.missing');
  if (other.mergedInto) throw new AppError('case.merged', { current: { id: other.mergedInto } });
  checkActive(records.case);
  if (other.version !== otherVersion) throw new AppError('version.conflict', { current: other });
  const by = personOf(actor);
  return store.merge(records.case, other, { take: [...new Set(take)], by }, caseMergeParts);
};
