import { ModuleAccess, type ModuleState, moduleState, moduleStates } from '../../shared/licences/schema.ts';
import { type OrganizationRecord, todayIn } from '../../shared/organizations/record.ts';
import { type Module, modules } from '../../shared/permissions.ts';
import { type Origin, Replay, replayed } from '../storage/commit.ts';
import { moduleKey, moduleRequestIndex } from '../storage/keys.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import type { Table } from '../storage/table.ts';
import type { Condition, Item, Write } from '../storage/write.ts';

/** Access of an organisation's members to modules. */
export class ModulesStore extends OrganizationStore {
  readonly #timeZone: string;

  constructor(table: Table, { slug, timeZone }: OrganizationRecord, origin: Origin) {
    super(table, slug, origin);
    this.#timeZone = timeZone;
  }

  /** A member's state in every module. */
  async list(member: string): Promise<ModuleState[]> {
    const items = await this.table.get(modules.map(module => moduleKey(this.organization, member, module)));
    const accesses = items.filter(item => item !== undefined).map(item => ModuleAccess.parse(item));
    return moduleStates(accesses, this.#today());
  }

  /** Asks for a module, unless it is open or asked for already. */
  request(member: string, module: Module): Promise<ModuleState> {
    const today = this.#today();
    const isClosed: Condition = {
      text: 'attribute_not_exists(#pk) OR #status = :none OR (#status = :granted AND #until < :today)',
      values: { ':none': 'none', ':granted': 'granted', ':today': today },
    };
    return this.#write(member, module, 'requested', isClosed, 'module.requested');
  }

  /** Takes a request back; anything else stays as it is. */
  withdraw(member: string, module: Module): Promise<ModuleState> {
    const isRequested: Condition = { text: '#status = :requested', values: { ':requested': 'requested' } };
    return this.#write(member, module, 'none', isRequested, 'module.withdrawn');
  }

  async #write(
    member: string,
    module: Module,
    status: 'none' | 'requested',
    when: Condition,
    act: string,
  ): Promise<ModuleState> {
    const slug = this.organization;
    const changedAt = this.now();
    const access: ModuleAccess = { module, status, until: null, reason: null, changedAt };
    const put: Item = {
      ...moduleKey(slug, member, module),
      ...(status === 'requested' && moduleRequestIndex(changedAt, slug, member, module)),
      kind: 'module',
      row: { organization: slug, member, module, at: changedAt },
      ...access,
    };
    const write: Write = { put, when, refused: existing => new Replay(this.#stateOf(module, existing)) };
    const answer = this.#stateOf(module, put);
    return this.commit({ act, record: `${member}#${module}` }, [write], answer).catch(replayed<ModuleState>);
  }

  #stateOf(module: Module, item: Item | undefined): ModuleState {
    return moduleState(module, item && ModuleAccess.parse(item), this.#today());
  }

  #today(): string {
    return todayIn(this.#timeZone, this.origin.now());
  }
}
