import { createHash } from 'node:crypto';
import {
  PlannedActivity,
  type StoredSessionActivity,
} from '../../../../shared/features/classes/sessions/record.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { plannedActivityKey } from '../session-keys.ts';

export type Plannable = Omit<StoredSessionActivity, 'id'>;

/** Snapshots of activities at the time when they were added to a session. Equal snapshots are stored once. */
export class PlannedActivitiesStore extends OrganizationStore {
  /**
   * Stores the contents of an activity, before a session refers to them. Idempotent.
   * @param holdWrites writes that keep the activity's files from being deleted
   */
  async store(source: string, activity: PlannedActivity, holdWrites: Write[]): Promise<Plannable> {
    const planned = PlannedActivity.parse(activity);
    const fingerprint = createHash('sha256').update(JSON.stringify(planned)).digest('base64url');
    const key = plannedActivityKey(this.organization, fingerprint);
    const [known] = await this.table.get([key]);
    const put: Write = { put: { ...key, kind: 'planned-activity', ...planned }, replaces: true };
    if (!known) await this.table.transact([put, ...holdWrites]);
    const { title, activityKind, icon, minutes, addToCalendar, sourceId, video, attachments } = planned;
    return {
      ...{ source, sourceId, fingerprint, title, activityKind, icon, minutes, addToCalendar },
      ...{ hasVideo: video !== null, attachments: attachments.length },
    };
  }

  async get({
    fingerprint,
  }: Pick<StoredSessionActivity, 'fingerprint'>): Promise<PlannedActivity | undefined> {
    return this.table.read(PlannedActivity, plannedActivityKey(this.organization, fingerprint));
  }

  onSession(sessionId: string, activity: Plannable): StoredSessionActivity {
    return { ...activity, id: newChildId('sessionActivity', sessionId, this.origin.now()) };
  }
}
