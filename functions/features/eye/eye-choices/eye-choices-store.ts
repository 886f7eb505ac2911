import { AppError } from '../../../../shared/core/errors.ts';
import {
  type AllEyeChoices,
  type ChoiceScope,
  EyeChoices,
  type EyeChoicesChanges,
} from '../../../../shared/features/eye/eye-choices/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent } from '../../../platform/storage/write.ts';
import { eyeChoicesKey } from '../keys.ts';

const none: EyeChoices = { comparison: null, watchesPremyopia: false, version: 0 };

/** Eye settings of the organisation and its members, such as the study to compare new eye reports with. */
export class EyeChoicesStore extends OrganizationStore {
  async get(member: string): Promise<AllEyeChoices> {
    const keys = [null, member].map(whose => eyeChoicesKey(this.organization, whose));
    const items = await this.table.get(keys);
    const [organization, own] = items.map(item => (item ? EyeChoices.parse(item) : none));
    return { organization: organization ?? none, own: own ?? none };
  }

  /**
   * Changes the choices of the organisation or of a member. A member's choices for the dashboard are not
   * written to the journal.
   * @throws version.conflict if the choices have changed since the caller read them
   */
  async change(
    member: string,
    scope: ChoiceScope,
    { version, comparison, watchesPremyopia }: EyeChoicesChanges & Pick<EyeChoices, 'version'>,
  ): Promise<EyeChoices> {
    const { [scope]: before } = await this.get(member);
    const record: EyeChoices = {
      comparison: comparison === undefined ? before.comparison : comparison,
      watchesPremyopia: watchesPremyopia ?? before.watchesPremyopia,
      version: version + 1,
    };
    const key = eyeChoicesKey(this.organization, scope === 'organization' ? null : member);
    const act = { act: 'eyeChoices.changed', record: this.organization, detail: { scope } };
    const write = {
      put: { ...key, kind: 'eye-choices', ...record },
      when: version === 0 ? isAbsent : hasVersion(version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
    return this.commit(comparison === undefined ? [] : act, [write], record);
  }
}
