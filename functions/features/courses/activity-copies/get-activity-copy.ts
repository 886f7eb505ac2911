import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { listOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { requirePresent } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { showActivityCopy } from './show-activity-copy.ts';

export const searchActivityCopies: Handler<typeof activityCopies.searchActivityCopies> = async (
  filters,
  { actor, openStore },
) => singlePage(listOwn(await openStore(ActivityCopiesStore).list(), actor, filters));

export const getActivityCopy: Handler<typeof activityCopies.getActivityCopy> = async (_, context) =>
  showActivityCopy(context)(requirePresent(context.records.activityCopy));
