import { AppError } from '../../../../shared/core/errors.ts';
import { EvaluationScales, type ScaleWords } from '../../../../shared/features/classes/evaluations/schema.ts';
import { shippedScales } from '../../../../shared/features/classes/evaluations/shipped-scales.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, type Item, isAbsent } from '../../../platform/storage/write.ts';
import { evaluationScalesKey } from '../evaluation-keys.ts';

export class ScalesStore extends OrganizationStore {
  async get(): Promise<EvaluationScales> {
    const [item] = await this.table.get([evaluationScalesKey(this.organization)]);
    return scalesOf(item);
  }

  /**
   * @param version version of the labels that the caller read; 0 if no labels were stored
   * @throws version.conflict with the current labels, if another member has stored labels since
   */
  change({ participation, fluency }: ScaleWords, version: number): Promise<EvaluationScales> {
    const scales: EvaluationScales = { participation, fluency, version: version + 1 };
    const write = {
      put: { ...evaluationScalesKey(this.organization), kind: 'evaluation-scales', ...scales },
      when: version === 0 ? isAbsent : hasVersion(version),
      onConditionFailed: (existing?: Item) =>
        new AppError('version.conflict', { current: scalesOf(existing) }),
    };
    return this.commit({ act: 'evaluation-scales.changed', record: this.organization }, [write], scales);
  }
}

const scalesOf = (item: Item | undefined): EvaluationScales =>
  item ? EvaluationScales.parse(item) : shippedScales;
