import type { MailedActivity } from '../../../../shared/features/classes/family-mails/compose-family-mail.ts';
import type { StoredSessionActivity } from '../../../../shared/features/classes/sessions/record.ts';
import type { StoreClass } from '../../../composition/lazy-stores.ts';
import { PlannedActivitiesStore } from '../sessions/planned-activities-store.ts';

type Named = Pick<StoredSessionActivity, 'id' | 'fingerprint'>;

/**
 * Texts for families about the activities of a session, in the order of the session. The texts are read from
 * the snapshots that the session stores.
 */
export async function readMailedActivities(
  activities: readonly Named[],
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store,
): Promise<MailedActivity[]> {
  const store = openStore(PlannedActivitiesStore);
  const planned = await Promise.all(activities.map(activity => store.get(activity)));
  return activities.flatMap(({ id }, index) => {
    const found = planned[index];
    return found ? [{ id, title: found.title, email: found.email }] : [];
  });
}
