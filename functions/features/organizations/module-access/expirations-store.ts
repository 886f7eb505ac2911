import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { type AuditEvent, IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../module-access-keys.ts';

/** Something that ends on a day. */
export interface Expiration {
  date: string;
  /** Whose access to a module it is; the whole licence where it is left out. */
  access?: { member: string; module: string };
}

const retentionSeconds = 90 * 86_400;

/** What an organisation has to be told of before it ends. */
export class ExpirationsStore extends OrganizationStore {
  /** Records that something ends soon, once for so many days before. What ends on another day now is passed over. */
  async announce(ending: Expiration, days: number): Promise<void> {
    if (!(await this.#isCurrent(ending))) return;
    const { date, access } = ending;
    const name = access ? `module:${access.member}:${access.module}` : 'licence';
    const told = {
      ...expirationNoticeKey(this.organization, name, date, days),
      kind: 'told',
      expiresAt: Math.floor(this.origin.now() / 1000) + retentionSeconds,
    };
    const act: AuditEvent = access
      ? { act: 'module.ending', record: `${access.member}#${access.module}`, detail: { until: date } }
      : { act: 'licence.ending', record: this.organization, detail: { until: date } };
    const write = { put: told, when: isAbsent, onConditionFailed: () => new IdempotentReplay(undefined) };
    await this.commit(act, [write], undefined).catch(unwrapReplay<undefined>);
  }

  /** A member's access to a module, as it is stored. */
  async accessTo(member: string, module: string): Promise<ModuleAccess | undefined> {
    const [item] = await this.table.get([moduleKey(this.organization, member, module)]);
    return item && ModuleAccess.parse(item);
  }

  async #isCurrent({ date, access }: Expiration): Promise<boolean> {
    if (access) {
      const found = await this.accessTo(access.member, access.module);
      return found?.status === 'granted' && found.until === date;
    }
    const [item] = await this.table.get([organizationKey(this.organization)]);
    return item !== undefined && OrganizationRecord.parse(item).endsOn === date;
  }
}
