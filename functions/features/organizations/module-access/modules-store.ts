import { AppError } from '../../../../shared/core/errors.ts';
import { type Module, modules } from '../../../../shared/core/permissions.ts';
import {
  type MemberModules,
  ModuleAccess,
  type ModuleChange,
  type ModuleState,
  moduleState,
  moduleStates,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { expirationWrite } from '../../../platform/events/expiration-write.ts';
import {
  type AuditEvent,
  IdempotentReplay,
  type Origin,
  unwrapReplay,
} from '../../../platform/storage/commit.ts';
import { memberKey, moduleKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import {
  type Condition,
  type Item,
  isAbsent,
  isPresent,
  type Write,
} from '../../../platform/storage/write.ts';
import { memberOfModule, moduleExpirationKey, moduleRequestIndex, modulesOf } from '../module-access-keys.ts';

export interface Decision {
  module: Module;
  /** `changedAt` of the access when the caller decided; null if there was no access. */
  knownChangedAt: string | null;
  /** Last day of a grant; null for a grant without end. */
  until: string | null;
  /** Reason for revoking the module; null if the module is granted. */
  reason: string | null;
  /** Whether the licence must include the module. */
  requiresLicence: boolean;
}

export class ModulesStore extends OrganizationStore {
  readonly #timeZone: string;

  constructor(table: Table, { slug, timeZone }: OrganizationRecord, origin: Origin) {
    super(table, slug, origin);
    this.#timeZone = timeZone;
  }

  async list(member: string): Promise<ModuleState[]> {
    const items = await this.table.get(modules.map(module => moduleKey(this.organization, member, module)));
    const accesses = items.filter(item => item !== undefined).map(item => ModuleAccess.parse(item));
    return moduleStates(accesses, this.#today());
  }

  async listGranted(member: string): Promise<Module[]> {
    const states = await this.list(member);
    return states.filter(({ status }) => status === 'granted').map(({ module }) => module);
  }

  /** Requests a module, unless the module is already granted or requested. */
  request(member: string, module: Module): Promise<ModuleChange> {
    const today = this.#today();
    const isClosed: Condition = {
      text: 'attribute_not_exists(#pk) OR #status = :none OR (#status = :granted AND #until < :today)',
      values: { ':none': 'none', ':granted': 'granted', ':today': today },
    };
    return this.#write(member, module, 'requested', isClosed, 'module.requested');
  }

  /** Changes nothing if no request is pending. */
  withdraw(member: string, module: Module): Promise<ModuleChange> {
    const isRequested: Condition = { text: '#status = :requested', values: { ':requested': 'requested' } };
    return this.#write(member, module, 'none', isRequested, 'module.withdrawn');
  }

  /** Access of each member to each module, sorted by the member's name. */
  async listAll(): Promise<MemberModules[]> {
    const [members, accesses] = await Promise.all([
      readMembers(this.table, this.organization),
      this.table.queryAll(modulesOf(this.organization)),
    ]);
    const byMember = Map.groupBy(accesses, memberOfModule);
    const today = this.#today();
    return members
      .map(({ id, fullName, email, role, status }) => {
        const own = (byMember.get(id) ?? []).map(item => ModuleAccess.parse(item));
        return { id, fullName, email, role, status, modules: moduleStates(own, today) };
      })
      .sort((a, b) => a.fullName.localeCompare(b.fullName));
  }

  /**
   * Event and writes that give a member a module without an end date, even if the licence lacks the module.
   * Undefined if the member already has it without an end date.
   * @throws ConflictError, by the transaction
   */
  async grantWrites(
    member: string,
    module: Module,
  ): Promise<{ event: AuditEvent; writes: Write[] } | undefined> {
    const before = await this.table.read(ModuleAccess, moduleKey(this.organization, member, module));
    if (before?.status === 'granted' && before.until === null) return undefined;
    const stored = {
      module,
      status: 'granted',
      until: null,
      changedAt: this.now(),
      lastAnswer: null,
    } as const;
    const write: Write = {
      ...this.#storeWrite(member, stored),
      when: before ? { text: '#changedAt = :known', values: { ':known': before.changedAt } } : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
    const wasAsked = before?.status === 'requested';
    const detail = { detail: { wasAsked: 'yes' } };
    const event = { act: 'module.granted', record: `${member}#${module}`, ...(wasAsked && detail) };
    return { event, writes: [this.#memberCheck(member), write] };
  }

  /**
   * Grants or revokes a module for a member. Returns the access afterwards: a certificate may still give
   * access to a revoked module.
   * @throws record.missing if there is no such member; module.not-licensed; version.conflict with the current
   * access
   */
  async decide(
    member: string,
    shownId: string,
    { module, knownChangedAt, until, reason, requiresLicence }: Decision,
    more: Write[],
  ): Promise<ModuleState> {
    const slug = this.organization;
    const changedAt = this.now();
    const isOpen = reason === null;
    const before = isOpen ? undefined : await this.table.read(ModuleAccess, moduleKey(slug, member, module));
    const certified = before?.certified ?? null;
    const { status } = moduleState(module, before && { ...before, certified: null }, this.#today());
    const wasAsked = status === 'requested';
    const stored: Omit<ModuleAccess, 'certified'> = {
      module,
      status: isOpen ? 'granted' : 'none',
      until: isOpen ? until : null,
      changedAt,
      lastAnswer: isOpen ? null : { reason, at: changedAt, hadAccess: status === 'granted' },
    };
    const write: Write = {
      ...this.#storeWrite(member, stored),
      when:
        knownChangedAt === null
          ? isAbsent
          : { text: '#changedAt = :known', values: { ':known': knownChangedAt } },
      onConditionFailed: existing =>
        new AppError('version.conflict', { current: this.#stateOf(module, existing) }),
    };
    const act = isOpen ? 'module.granted' : 'module.closed';
    const due =
      isOpen && until ? [expirationWrite(moduleExpirationKey(until, slug, member, module), until)] : [];
    const licensed = isOpen && requiresLicence ? [this.#licenceCheck(module)] : [];
    const writes = [this.#memberCheck(member), ...licensed, write, ...due, ...more];
    const event = { act, record: `${shownId}#${module}`, ...(wasAsked && { detail: { wasAsked: 'yes' } }) };
    return this.commit(event, writes, moduleState(module, { ...stored, certified }, this.#today()));
  }

  #storeWrite(member: string, stored: Omit<ModuleAccess, 'certified'>) {
    const { module, changedAt: at } = stored;
    const row = { organization: this.organization, member, module, at };
    return {
      update: moduleKey(this.organization, member, module),
      set: { ...stored, kind: 'module', row },
      remove: Object.keys(moduleRequestIndex(at, this.organization, member, module)),
    };
  }

  #memberCheck(member: string): Write {
    return {
      check: memberKey(this.organization, member),
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
  }

  #licenceCheck(module: Module): Write {
    return {
      check: organizationKey(this.organization),
      when: { text: 'contains(#modules, :module)', values: { ':module': module } },
      onConditionFailed: () => new AppError('module.not-licensed'),
    };
  }

  async #write(
    member: string,
    module: Module,
    status: 'none' | 'requested',
    when: Condition,
    act: string,
  ): Promise<ModuleChange> {
    const slug = this.organization;
    const changedAt = this.now();
    const answer: ModuleChange = { module, status, until: null, changedAt };
    const index = moduleRequestIndex(changedAt, slug, member, module);
    const isWaiting = status === 'requested';
    const write: Write = {
      update: moduleKey(slug, member, module),
      set: {
        ...answer,
        ...(isWaiting && index),
        kind: 'module',
        row: { organization: slug, member, module, at: changedAt },
      },
      ...(!isWaiting && { remove: Object.keys(index) }),
      when,
      onConditionFailed: existing => new IdempotentReplay(this.#stateOf(module, existing)),
    };
    return this.commit({ act, record: `${member}#${module}` }, [write], answer).catch(
      unwrapReplay<ModuleChange>,
    );
  }

  #stateOf(module: Module, item: Item | undefined): ModuleState {
    return moduleState(module, item && ModuleAccess.parse(item), this.#today());
  }

  #today(): string {
    return todayIn(this.#timeZone, this.origin.now());
  }
}
