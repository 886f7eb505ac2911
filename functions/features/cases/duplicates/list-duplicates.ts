import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor, singlePage } from '../../../platform/http/pagination.ts';
import { requireSameCase } from '../cases/require-same-case.ts';
import { DuplicatesStore } from './duplicates-store.ts';

/**
 * Members limited to selected cases cannot call this, because the number of pairs would reveal other
 * children.
 */
export const listDuplicates: Handler<typeof duplicates.listDuplicates> = async (
  { limit, cursor = null },
  { scope, openStore },
) => {
  if (scope !== 'organization') return { ...singlePage([]), isForAdmins: true };
  const { page, place } = readPageCursor(cursor);
  const { rows, next, read } = await openStore(DuplicatesStore).find(limit, place);
  const pairs = rows.map(({ one, other, score }) => ({
    ...score,
    one: CaseName.parse(one),
    other: CaseName.parse(other),
  }));
  return { ...cursorPage(pairs, { page, perPage: limit, next, total: null, read }), isForAdmins: false };
};

export const listCaseDuplicates: Handler<typeof duplicates.listCaseDuplicates> = async (
  _,
  { actor, scope, records, openStore },
) => {
  const pairs = await openStore(DuplicatesStore).listFor(records.case.id);
  const visible = pairs.filter(({ other }) => canSeeCase({ id: actor.id, scope }, other));
  const rows = visible.map(({ other, score }) => ({ ...score, other: CaseName.parse(other) }));
  return { ...singlePage(rows), isOfSelected: scope !== 'organization' };
};

export const compareCases: Handler<typeof duplicates.compareCases> = async (
  { caseId, otherId },
  { actor, scope, records, openStore },
) => {
  requireSameCase(caseId, records.case);
  const other = await openStore(DuplicatesStore).getCase(otherId);
  if (!other || other.mergedInto || otherId === caseId || !canSeeCase({ id: actor.id, scope }, other))
    throw new AppError('record.missing');
  const { scorePair } = await import('./score-pair.ts');
  return { other, score: scorePair(records.case, other) };
};

export const dismissDuplicate: Handler<typeof duplicates.dismissDuplicate> = async (
  { caseId, otherId },
  { actor, scope, records, openStore },
) => {
  requireSameCase(caseId, records.case);
  const store = openStore(DuplicatesStore);
  const other = await store.getCase(otherId);
  if (!other || otherId === caseId || !canSeeCase({ id: actor.id, scope }, other))
    throw new AppError('record.missing');
  return store.dismiss(caseId, { other: CaseName.parse(other) });
};
