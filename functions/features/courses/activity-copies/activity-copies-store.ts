import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  ActivityCopyRow,
  StoredActivityCopy,
} from '../../../../shared/features/courses/activity-copies/schema.ts';
import {
  type FileChanges,
  OwnActivitiesStore,
  type OwnActivityKind,
  type Show,
} from '../own-activities/own-activities-store.ts';
import { activityCopiesOf, activityCopyKey, activityCopyRowKey } from '../own-activity-keys.ts';

export const activityCopyKind: OwnActivityKind<StoredActivityCopy, ActivityCopyRow> = {
  idKind: 'activityCopy',
  noun: 'activity-copy',
  key: activityCopyKey,
  rowKey: activityCopyRowKey,
  rows: activityCopiesOf,
  parse: item => StoredActivityCopy.parse(item),
  parseRow: item => ActivityCopyRow.parse(item),
  rowOf: activity => ActivityCopyRow.parse({ ...activity, hasVideo: activity.video !== null }),
};

export class ActivityCopiesStore extends OwnActivitiesStore<StoredActivityCopy, ActivityCopyRow> {
  protected override readonly kind = activityCopyKind;

  /** @throws activity.too-many */
  create<Shown>(
    fields: ActivityFields,
    more: Pick<StoredActivityCopy, 'source' | 'basis' | 'origins'>,
    owner: StoredActivityCopy['owner'],
    options: { files: FileChanges; show: Show<StoredActivityCopy, Shown> },
  ): Promise<Shown> {
    return this.add(fields, more, owner, options);
  }
}
