import type * as z from 'zod';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import {
  type CategoryCount,
  DataCategory,
  erasureGraceDays,
} from '../../../../shared/features/privacy/erasures/schema.ts';
import type { CaseDataPart } from '../../../composition/case-data-part.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { requireSameCase } from '../../cases/feature.ts';
import { decide, decidedBy } from '../case-rights/decide.ts';
import { CaseErasuresStore } from './case-erasures-store.ts';

/** Number of records in each category. Records without a category count as `records`. */
function countCategories(
  items: readonly Item[],
  parts: readonly CaseDataPart[],
): z.output<typeof CategoryCount>[] {
  const categoryOf = ({ sk }: Item): DataCategory =>
    parts.find(({ counted }) => counted && sk.startsWith(counted.prefix))?.counted?.category ?? 'records';
  const found = items.map(categoryOf);
  return DataCategory.options.map(category => ({
    category,
    count: found.filter(itemCategory => itemCategory === category).length,
  }));
}

const perPage = 25;

export const countCaseData: Handler<typeof erasures.countCaseData> = async (
  _,
  { records, openStore, caseDataParts },
) => {
  const items = await openStore(CaseErasuresStore).readCase(records.case);
  return { counts: countCategories(items, caseDataParts) };
};

export const planErasure: Handler<typeof erasures.planErasure> = async (
  { caseId, reason, typedName },
  context,
) => {
  requireSameCase(caseId, context.records.case);
  const isSame = typedName.normalize() === context.records.case.fullName.normalize();
  if (!isSame) throw new AppError('request.invalid', { fields: { typedName: 'validation.other_name' } });
  return decide(context, ({ erasure, hold }) => {
    if (hold) throw new AppError('case.held');
    if (erasure) return undefined;
    const beginsAt = new Date(context.now() + erasureGraceDays * dayMs).toISOString();
    return {
      changes: { erasure: { reason, ...decidedBy(context), beginsAt } },
      event: { name: 'erasure-planned', detail: { reason } },
    };
  });
};

export const undoErasure: Handler<typeof erasures.undoErasure> = (_, context) =>
  decide(context, ({ erasure, erasureJob }) => {
    if (erasureJob) throw new AppError('case.erasure-begun');
    return erasure ? { changes: { erasure: null }, event: { name: 'erasure-undone' } } : undefined;
  });

export const listErasures: Handler<typeof erasures.listErasures> = async (
  { cursor = null },
  { openStore },
) => {
  const { page, place } = readPageCursor(cursor);
  const { erasures: rows, next } = await openStore(CaseErasuresStore).listPage(place);
  return cursorPage(rows, { page, perPage, next, total: null });
};
