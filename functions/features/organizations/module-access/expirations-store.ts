import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { expirationNoticeKey } from '../module-access-keys.ts';

export interface Expiration {
  date: string;
  /** The module access that expires; if missing, the whole licence expires. */
  access?: { member: string; module: string };
}

const keptDays = 90;

export class ExpirationsStore extends OrganizationStore {
  /** Records once per reminder that access ends in `days` days. Does nothing if the end date has changed. */
  async announce(ending: Expiration, days: number): Promise<void> {
    if (!(await this.#isCurrent(ending))) return;
    const { date, access } = ending;
    const name = access ? `module:${access.member}:${access.module}` : 'licence';
    const marker = expirationNoticeKey(this.organization, name, date, days);
    const act: AuditEvent = access
      ? { act: 'module.ending', record: `${access.member}#${access.module}`, detail: { until: date } }
      : { act: 'licence.ending', record: this.organization, detail: { until: date } };
    await this.commitOnce(marker, act, { keptDays });
  }

  async accessTo(member: string, module: string): Promise<ModuleAccess | undefined> {
    return this.table.read(ModuleAccess, moduleKey(this.organization, member, module));
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
