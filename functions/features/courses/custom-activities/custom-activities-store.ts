import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  CustomActivityRow,
  StoredCustomActivity,
} from '../../../../shared/features/courses/custom-activities/schema.ts';
import {
  type FileChanges,
  OwnActivitiesStore,
  type OwnActivityKind,
  type Show,
} from '../own-activities/own-activities-store.ts';
import { customActivitiesOf, customActivityKey, customActivityRowKey } from '../own-activity-keys.ts';

export const customActivityKind: OwnActivityKind<StoredCustomActivity, CustomActivityRow> = {
  idKind: 'customActivity',
  noun: 'custom-activity',
  key: customActivityKey,
  rowKey: customActivityRowKey,
  rows: customActivitiesOf,
  parse: item => StoredCustomActivity.parse(item),
  parseRow: item => CustomActivityRow.parse(item),
  rowOf: activity => CustomActivityRow.parse({ ...activity, hasVideo: activity.video !== null }),
};

export class CustomActivitiesStore extends OwnActivitiesStore<StoredCustomActivity, CustomActivityRow> {
  protected override readonly kind = customActivityKind;

  /** @throws activity.too-many */
  create<Shown>(
    fields: ActivityFields,
    owner: StoredCustomActivity['owner'],
    options: { files: FileChanges; show: Show<StoredCustomActivity, Shown> },
  ): Promise<Shown> {
    return this.add(fields, { isShared: false }, owner, options);
  }
}
