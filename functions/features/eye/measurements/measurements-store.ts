import { AppError } from '../../../../shared/core/errors.ts';
import { MeasurementMappings } from '../../../../shared/features/eye/measurements/schema.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, type Item, isAbsent } from '../../../platform/storage/write.ts';
import { eyeSeriesKey, measurementMappingsKey } from '../keys.ts';

const none: MeasurementMappings = { version: 0, mappings: [] };

export class MeasurementsStore extends OrganizationStore {
  async mappings(): Promise<MeasurementMappings> {
    const [item] = await this.table.get([measurementMappingsKey(this.organization)]);
    return item ? MeasurementMappings.parse(item) : none;
  }

  /**
   * Replaces the mappings of file columns to fields.
   * @throws version.conflict with the current mappings, if another member has stored mappings since
   */
  async changeMappings({ version, mappings }: MeasurementMappings): Promise<MeasurementMappings> {
    const changed = { version: version + 1, mappings };
    const put = {
      ...measurementMappingsKey(this.organization),
      kind: 'measurementMappings',
      ...changed,
    };
    const act = { act: 'measurementMappings.changed', record: this.organization };
    const when = version === 0 ? isAbsent : hasVersion(version);
    return this.commit(act, [{ put, when, onConditionFailed: conflict }], changed);
  }

  /** Series of visits by case id, without cases that have no visits. */
  async seriesOf(caseIds: string[]): Promise<Map<string, EyeSeries>> {
    const items = await getInBatches(
      this.table,
      caseIds.map(id => eyeSeriesKey(this.organization, id)),
    );
    return new Map(caseIds.map((id, at) => [id, items[at] ? EyeSeries.parse(items[at]) : emptySeries]));
  }
}

const conflict = (existing: Item | undefined): Error =>
  new AppError('version.conflict', { current: existing ? MeasurementMappings.parse(existing) : none });
