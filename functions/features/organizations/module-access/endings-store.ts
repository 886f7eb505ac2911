import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { type Act, Replay, replayed } from '../../../platform/storage/commit.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { moduleKey, toldKey } from '../../../platform/storage/licence-keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent } from '../../../platform/storage/write.ts';

/** Something that ends on a day. */
export interface Ending {
  date: string;
  /** Whose access to a module it is; the whole licence where it is left out. */
  access?: { member: string; module: string };
}

const keptSeconds = 90 * 86_400;

/** What an organisation has to be told of before it ends. */
export class EndingsStore extends OrganizationStore {
  /** Records that something ends soon, once for so many days before. What ends on another day now is passed over. */
  async announce(ending: Ending, days: number): Promise<void> {
    if (!(await this.#isSo(ending))) return;
    const { date, access } = ending;
    const name = access ? `module:${access.member}:${access.module}` : 'licence';
    const told = {
      ...toldKey(this.organization, name, date, days),
      kind: 'told',
      expiresAt: Math.floor(this.origin.now() / 1000) + keptSeconds,
    };
    const act: Act = access
      ? { act: 'module.ending', record: `${access.member}#${access.module}`, detail: { until: date } }
      : { act: 'licence.ending', record: this.organization, detail: { until: date } };
    const write = { put: told, when: isAbsent, refused: () => new Replay(undefined) };
    await this.commit(act, [write], undefined).catch(replayed<undefined>);
  }

  /** A member's access to a module, as it is stored. */
  async accessTo(member: string, module: string): Promise<ModuleAccess | undefined> {
    const [item] = await this.table.get([moduleKey(this.organization, member, module)]);
    return item && ModuleAccess.parse(item);
  }

  async #isSo({ date, access }: Ending): Promise<boolean> {
    if (access) {
      const found = await this.accessTo(access.member, access.module);
      return found?.status === 'granted' && found.until === date;
    }
    const [item] = await this.table.get([organizationKey(this.organization)]);
    return item !== undefined && OrganizationRecord.parse(item).endsOn === date;
  }
}
