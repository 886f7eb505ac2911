import { AppError } from '../../../../shared/core/errors.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { decide } from '../case-rights/decide.ts';
import { RetentionStore } from './retention-store.ts';

const perPage = 25;

export const getRetention: Handler<typeof retention.getRetention> = (_, { openStore }) =>
  openStore(RetentionStore).get();

export const changeRetention: Handler<typeof retention.changeRetention> = (rule, { openStore }) =>
  openStore(RetentionStore).change(rule);

export const searchDueCases: Handler<typeof retention.searchDueCases> = async (
  { status, cursor },
  { openStore, organization, now },
) => {
  const { page, place } = readPageCursor(cursor);
  const today = todayIn(organization.timeZone, now());
  const store = openStore(RetentionStore);
  const { rows, next, read } = await store.findDue(await store.get(), { status, today, cursor: place });
  return cursorPage(rows, { page, perPage, next, total: null, read });
};

export const keepCase: Handler<typeof retention.keepCase> = ({ keepUntil }, context) => {
  const today = todayIn(context.organization.timeZone, context.now());
  if (keepUntil !== null && keepUntil <= today)
    throw new AppError('request.invalid', { fields: { keepUntil: 'validation.past_date' } });
  return decide(context, rights =>
    rights.keepUntil === keepUntil
      ? undefined
      : {
          changes: { keepUntil },
          event: { name: 'kept', ...(keepUntil && { detail: { until: keepUntil } }) },
        },
  );
};
