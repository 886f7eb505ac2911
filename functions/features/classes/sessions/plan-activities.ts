import type { PlannedActivity } from '../../../../shared/features/classes/sessions/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { TakenActivity } from '../../courses/feature.ts';
import { type Plannable, PlannedActivitiesStore } from './planned-activities-store.ts';

export type PlanningContext = Pick<
  OrganizationContext,
  'actor' | 'files' | 'openStore' | 'organization' | 'now'
>;

/**
 * Stores a snapshot of an activity, so that sessions can refer to it.
 * @throws ConflictError if the activity has changed since it was read
 */
export const storeTaken = (
  { source, sourceId, fields, library, holdWrites }: TakenActivity,
  { openStore }: Pick<PlanningContext, 'openStore'>,
): Promise<Plannable> => {
  const activity: PlannedActivity = { ...fields, sourceId, library };
  return openStore(PlannedActivitiesStore).store(source, activity, holdWrites);
};
