import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { SessionFields } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import type { Plannable } from './planned-activities-store.ts';
import { PlannedActivitiesStore } from './planned-activities-store.ts';

type Planned = Pick<
  SessionFields,
  'title' | 'date' | 'start' | 'end' | 'room' | 'note' | 'reminder' | 'classIds' | 'caseIds'
> &
  Pick<StoredSession, 'owner'> & { series?: StoredSession['series']; activities: readonly Plannable[] };

/** @param id by default, a new id */
export function newSession(
  { activities, series = null, ...fields }: Planned,
  { openStore, now }: Pick<OrganizationContext, 'openStore' | 'now'>,
  id = newId('session', now()),
): StoredSession {
  const at = new Date(now()).toISOString();
  const store = openStore(PlannedActivitiesStore);
  return {
    ...fields,
    id,
    series,
    activities: activities.map(activity => store.onSession(id, activity)),
    ...{ cancelled: null, participants: null, evaluated: 'none', removedAt: null },
    ...{ version: 1, createdAt: at, updatedAt: at },
  };
}
