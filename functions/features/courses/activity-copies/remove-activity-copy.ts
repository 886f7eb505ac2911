import type { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireOwn } from '../own-activities/require-own.ts';
import { ActivityCopiesStore } from './activity-copies-store.ts';
import { showActivityCopy } from './show-activity-copy.ts';

export const removeActivityCopy: Handler<typeof activityCopies.removeActivityCopy> = async (_, context) =>
  context.openStore(ActivityCopiesStore).remove(requireOwn(context.records.activityCopy, context));

export const restoreActivityCopy: Handler<typeof activityCopies.restoreActivityCopy> = async (_, context) =>
  context
    .openStore(ActivityCopiesStore)
    .restore(requireOwn(context.records.activityCopy, context), context, showActivityCopy(context));
