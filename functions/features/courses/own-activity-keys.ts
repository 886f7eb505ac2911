import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of custom and copied activities, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'custom activity',
    format: 'custom-activity',
    pk: 'C#{o}#CUSTOM#{id}',
    sk: 'ACTIVITY',
    note: 'TTL 30 d once removed',
  },
  { record: 'custom activity in the list', format: 'custom-activity-row', pk: 'C#{o}#CUSTOM', sk: '{id}' },
  {
    record: 'copy of a published activity',
    format: 'activity-copy',
    pk: 'C#{o}#COPY#{id}',
    sk: 'ACTIVITY',
    note: 'TTL 30 d once removed',
  },
  { record: 'copy in the list', format: 'activity-copy-row', pk: 'C#{o}#COPIES', sk: '{id}' },
];

export const customActivityKey = (o: string, id: string): Key => ({
  pk: `C#${o}#CUSTOM#${id}`,
  sk: 'ACTIVITY',
});
export const customActivityRowKey = (o: string, id: string): Key => ({ pk: `C#${o}#CUSTOM`, sk: id });
export const customActivitiesOf = (o: string) => ({ pk: `C#${o}#CUSTOM` });

export const activityCopyKey = (o: string, id: string): Key => ({ pk: `C#${o}#COPY#${id}`, sk: 'ACTIVITY' });
export const activityCopyRowKey = (o: string, id: string): Key => ({ pk: `C#${o}#COPIES`, sk: id });
export const activityCopiesOf = (o: string) => ({ pk: `C#${o}#COPIES` });
