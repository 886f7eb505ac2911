import type { PlannedActivity } from '../../../../shared/features/classes/sessions/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { takeActivity } from '../../courses/feature.ts';
import { type Plannable, PlannedActivitiesStore } from './planned-activities-store.ts';

export type PlanningContext = Pick<
  OrganizationContext,
  'actor' | 'files' | 'openStore' | 'organization' | 'now'
>;

/** An activity as it is now, stored for sessions. @throws record.missing, subscription.needed */
export const planActivity = (
  id: string,
  context: PlanningContext,
  options: { isNewest?: boolean } = {},
): Promise<Plannable> =>
  retryOnConflict(async () => {
    const { source, sourceId, fields, library, holdWrites } = await takeActivity(id, context, options);
    const activity: PlannedActivity = { ...fields, sourceId, library };
    return context.openStore(PlannedActivitiesStore).store(source, activity, holdWrites);
  });
