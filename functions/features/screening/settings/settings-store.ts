import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import {
  type NormSet,
  type NormSetFields,
  ScreeningNorms,
} from '../../../../shared/features/screening/settings/norms.schema.ts';
import {
  type ScreeningRule,
  ScreeningRules,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { shippedPhrases } from '../../../../shared/features/screening/settings/shipped-phrases.ts';
import {
  shippedRules,
  withBothLanguages,
} from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { screeningNormsKey, screeningRulesKey } from '../keys.ts';

const readNorms = (item: Item | undefined) => (item ? ScreeningNorms.parse(item) : shippedNorms);
const readRules = (item: Item | undefined): ScreeningRules => {
  const { phrases = [...shippedPhrases], rules, ...rest } = item ? ScreeningRules.parse(item) : shippedRules;
  return { ...rest, rules: rules.map(withBothLanguages), phrases };
};

interface ChangedNorms {
  version: number;
  sets: NormSetFields[];
  putsOffEyesightLine?: boolean | undefined;
}

export async function fetchNorms(table: Table, organization: string): Promise<ScreeningNorms> {
  const [item] = await table.get([screeningNormsKey(organization)]);
  return readNorms(item);
}

export class ScreeningSettingsStore extends OrganizationStore {
  norms(): Promise<ScreeningNorms> {
    return fetchNorms(this.table, this.organization);
  }

  async toPrint(): Promise<Pick<ScreeningNorms, 'sets'> & Pick<ScreeningRules, 'whom'>> {
    const keys = [screeningNormsKey(this.organization), screeningRulesKey(this.organization)];
    const [norms, rules] = await this.table.get(keys);
    return { sets: readNorms(norms).sets, whom: readRules(rules).whom };
  }

  async rules(): Promise<ScreeningRules> {
    const [item] = await this.table.get([screeningRulesKey(this.organization)]);
    return readRules(item);
  }

  /**
   * Replaces the norms, if nobody has changed them since they were read. A member who changes an approved set
   * of norms becomes the one who approved it.
   * @throws version.conflict
   */
  async changeNorms(
    { version, sets, putsOffEyesightLine }: ChangedNorms,
    { id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>,
  ): Promise<ScreeningNorms> {
    const before = await this.norms();
    const approvedNow = { approvedBy: { id, fullName }, approvedAt: this.now() };
    const approval = (set: NormSetFields): Pick<NormSet, 'approvedBy' | 'approvedAt'> => {
      if (!set.isApproved) return { approvedBy: null, approvedAt: null };
      const known = before.sets.find(candidate => candidate.id === set.id);
      return known && isSame(known, set) ? known : approvedNow;
    };
    const putOff = { by: { id, fullName }, at: this.now() };
    const changed: ScreeningNorms = {
      version: version + 1,
      eyesightLinePutOff:
        putsOffEyesightLine === undefined
          ? (before.eyesightLinePutOff ?? null)
          : putsOffEyesightLine
            ? (before.eyesightLinePutOff ?? putOff)
            : null,
      sets: sets.map(set => {
        const { approvedBy, approvedAt } = approval(set);
        return { ...set, approvedBy, approvedAt };
      }),
    };
    const write = this.#write(screeningNormsKey(this.organization), 'screeningNorms', changed, readNorms);
    return this.commit({ act: 'screeningNorms.changed', record: this.organization }, [write], changed);
  }

  /** @throws version.conflict */
  async changeRules({ version, rules, ...sent }: ScreeningRules): Promise<ScreeningRules> {
    const before = await this.rules();
    const sourceOf = ({ id, source }: ScreeningRule) =>
      source === undefined ? before.rules.find(rule => rule.id === id)?.source : source;
    const { phrases = before.phrases, whom = before.whom } = sent;
    const changed: ScreeningRules = {
      version: version + 1,
      rules: rules.map(rule => ({ ...rule, source: sourceOf(rule) ?? null })),
      ...(phrases && { phrases }),
      ...(whom && { whom }),
    };
    const write = this.#write(screeningRulesKey(this.organization), 'screeningRules', changed, readRules);
    return this.commit({ act: 'screeningRules.changed', record: this.organization }, [write], changed);
  }

  #write(
    key: ReturnType<typeof screeningNormsKey>,
    kind: string,
    changed: { version: number },
    read: (item: Item | undefined) => unknown,
  ): Write {
    return {
      put: { ...key, kind, ...changed },
      when: changed.version === 1 ? isAbsent : hasVersion(changed.version - 1),
      onConditionFailed: item => new AppError('version.conflict', { current: read(item) }),
    };
  }
}

function isSame({ approvedBy: _, approvedAt: __, ...known }: NormSet, set: NormSetFields): boolean {
  const sorted = (fields: NormSetFields) =>
    JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(known) === sorted(set);
}
