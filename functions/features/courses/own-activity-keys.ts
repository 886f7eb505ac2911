import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const customFormat: RecordFormat = { kind: 'custom-activity', upgrades: [] };
const customRowFormat: RecordFormat = { kind: 'custom-activity-row', upgrades: [] };

const copyFormat: RecordFormat = { kind: 'activity-copy', upgrades: [] };
const copyRowFormat: RecordFormat = { kind: 'activity-copy-row', upgrades: [] };

/** Table keys of custom and copied activities, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'custom activity',
    format: customFormat,
    pk: 'C#{o}#CUSTOM#{id}',
    sk: 'ACTIVITY',
    note: 'TTL 30 d once removed',
  },
  { record: 'custom activity in the list', format: customRowFormat, pk: 'C#{o}#CUSTOM', sk: '{id}' },
  {
    record: 'copy of a published activity',
    format: copyFormat,
    pk: 'C#{o}#COPY#{id}',
    sk: 'ACTIVITY',
    note: 'TTL 30 d once removed',
  },
  { record: 'copy in the list', format: copyRowFormat, pk: 'C#{o}#COPIES', sk: '{id}' },
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
