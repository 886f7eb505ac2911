import { AppError } from '../../../../shared/core/errors.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { erasureGraceDays } from '../../../../shared/features/privacy/erasures/schema.ts';
import type { Handlers } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { requireSameCase } from '../../cases/feature.ts';
import { decide, decidedBy } from '../case-rights/decide.ts';
import { CaseErasuresStore } from './case-erasures-store.ts';
import { countCategories } from './count-categories.ts';

const dayMs = 86_400_000;
const perPage = 25;

export const endpoints = erasures;

export const handlers: Handlers<typeof erasures> = {
  countCaseData: async (_, { records, openStore, caseDataParts }) => {
    const items = await openStore(CaseErasuresStore).readCase(records.case);
    return { counts: countCategories(items, caseDataParts) };
  },

  planErasure: async ({ caseId, reason, typedName }, context) => {
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
  },

  undoErasure: (_, context) =>
    decide(context, ({ erasure, erasureJob }) => {
      if (erasureJob) throw new AppError('case.erasure-begun');
      return erasure ? { changes: { erasure: null }, event: { name: 'erasure-undone' } } : undefined;
    }),

  listErasures: async ({ cursor = null }, { openStore }) => {
    const { page, place } = readPageCursor(cursor);
    const { erasures: rows, next } = await openStore(CaseErasuresStore).listPage(place);
    return cursorPage(rows, { page, perPage, next, total: null });
  },
};
