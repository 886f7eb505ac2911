import { AppError } from '../../../../shared/core/errors.ts';
import {
  type AllEyeChoices,
  type ChoiceScope,
  EyeChoices,
} from '../../../../shared/features/eye/eye-choices/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent } from '../../../platform/storage/write.ts';
import { eyeChoicesKey } from '../keys.ts';

const none: EyeChoices = { comparison: null, watchesPremyopia: false, version: 0 };

/** What new eye reports compare with, by choice of the organisation and its members. */
export class EyeChoicesStore extends OrganizationStore {
  async get(member: string): Promise<AllEyeChoices> {
    const keys = [null, member].map(whose => eyeChoicesKey(this.organization, whose));
    const items = await this.table.get(keys);
    const [organization, own] = items.map(item => (item ? EyeChoices.parse(item) : none));
    return { organization: organization ?? none, own: own ?? none };
  }

  /** @throws version.conflict if they were changed since */
  async change(member: string, scope: ChoiceScope, choices: EyeChoices): Promise<EyeChoices> {
    const { version } = choices;
    const record: EyeChoices = { ...choices, version: version + 1 };
    const key = eyeChoicesKey(this.organization, scope === 'organization' ? null : member);
    const act = { act: 'eyeChoices.changed', record: this.organization, detail: { scope } };
    const write = {
      put: { ...key, kind: 'eye-choices', ...record },
      when: version === 0 ? isAbsent : hasVersion(version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
    return this.commit(act, [write], record);
  }
}
