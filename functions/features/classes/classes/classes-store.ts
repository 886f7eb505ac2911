import { AppError } from '../../../../shared/core/errors.ts';
import {
  type Class,
  type ClassMember,
  type ClassStatus,
  maxClasses,
  type RestoredClass,
  type Stay,
  StoredClass,
  StoredClassRow,
} from '../../../../shared/features/classes/classes/schema.ts';
import { type AuditEvent, maxWrites } from '../../../platform/storage/commit.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import {
  type Condition,
  hasVersion,
  type Item,
  isAbsent,
  isPresent,
  type Write,
} from '../../../platform/storage/write.ts';
import { classesOf, classKey, classRowKey } from '../class-keys.ts';
import { classRowItem, listOf, rowOf } from './class-items.ts';

/** How long a removed class can be restored, in seconds. */
const removedSeconds = 30 * 86_400;

/** Builds the response. The transaction stores it, and a retried request gets the stored response. */
type Show = (record: StoredClass) => Class;
type Entered = Pick<StoredClass, 'name' | 'note' | 'color' | 'teachers'>;

export class ClassesStore extends OrganizationStore {
  async list(status: ClassStatus): Promise<StoredClassRow[]> {
    const items = await this.table.queryAll(classesOf(this.organization, status));
    return items.map(item => StoredClassRow.parse(item));
  }

  /** Reads a class, even a removed one. */
  async get(id: string): Promise<StoredClass | undefined> {
    return this.table.read(StoredClass, classKey(this.organization, id));
  }

  /** The classes with these ids that exist, including removed ones. */
  async getAll(ids: readonly string[]): Promise<StoredClass[]> {
    const keys = ids.map(id => classKey(this.organization, id));
    const items = await getInBatches(this.table, keys);
    return items.flatMap(item => (item ? [StoredClass.parse(item)] : []));
  }

  /** @throws class.too-many if the organisation has the maximum number of classes */
  async create(fields: Entered, owner: ClassMember, stays: Stay[], show: Show): Promise<Class> {
    await this.#requireRoom();
    const at = this.now();
    const record: StoredClass = {
      ...fields,
      id: newId('class', this.origin.now()),
      owner,
      stays,
      version: 1,
      staysVersion: 1,
      archivedAt: null,
      removedAt: null,
      createdAt: at,
      updatedAt: at,
    };
    const put = { ...classKey(this.organization, record.id), kind: 'class', ...record };
    return this.commit(
      { act: 'class.created', record: record.id },
      [{ put, when: isAbsent }, this.#putRow(record)],
      show(record),
    );
  }

  /**
   * Changes the fields that people enter about a class, such as its name. Does not conflict with concurrent
   * changes to the class's children.
   * @throws version.conflict
   */
  change(before: StoredClass, version: number, fields: Entered, show: Show): Promise<Class> {
    const set = { ...fields, version: version + 1, updatedAt: this.now() };
    const { note: _, ...listed } = set;
    const conflict = (existing?: Item) => conflictWith(existing, before, show);
    const writes: Write[] = [
      {
        update: classKey(this.organization, before.id),
        set,
        when: {
          text: '#version = :version AND #archivedAt = :none AND #removedAt = :none',
          values: { ':version': version, ':none': null },
        },
        onConditionFailed: conflict,
      },
      {
        update: classRowKey(this.organization, 'active', before.id),
        set: listed,
        when: isPresent,
        onConditionFailed: () => new ConflictError(),
      },
    ];
    return this.commit({ act: 'class.changed', record: before.id }, writes, show({ ...before, ...set }));
  }

  /**
   * Stores the periods (`stays`) that children spend in a class.
   * @param checks writes that check the cases of the joining children, as many as fit into a transaction
   * @throws ConflictError if the children of the class were changed concurrently
   */
  setStays(
    before: StoredClass,
    stays: Stay[],
    event: Omit<AuditEvent, 'record'>,
    show: Show,
    checks: readonly Write[] = [],
  ): Promise<Class> {
    const set = { stays, staysVersion: before.staysVersion + 1, updatedAt: this.now() };
    const record = { ...before, ...set };
    const { childIds, formerIds, leaving } = rowOf(record);
    const writes: Write[] = [
      {
        update: classKey(this.organization, before.id),
        set,
        when: {
          text: '#staysVersion = :staysVersion AND #archivedAt = :archivedAt AND #removedAt = :none',
          values: { ':staysVersion': before.staysVersion, ':archivedAt': before.archivedAt, ':none': null },
        },
        onConditionFailed: () => new ConflictError(),
      },
      {
        update: classRowKey(this.organization, listOf(before), before.id),
        set: { childIds, formerIds, leaving, updatedAt: set.updatedAt },
        when: isPresent,
        onConditionFailed: () => new ConflictError(),
      },
    ];
    const all = [...checks.slice(0, maxWrites - writes.length), ...writes];
    return this.commit({ ...event, record: before.id }, all, show(record));
  }

  /**
   * Rejects a change because the version is outdated. A retry of an earlier, successful request gets its
   * stored response instead.
   * @throws version.conflict
   */
  refuseOutdated(before: StoredClass, version: number, show: Show): Promise<Class> {
    const check: Write = {
      check: classKey(this.organization, before.id),
      when: hasVersion(version),
      onConditionFailed: existing => conflictWith(existing, before, show),
    };
    return this.commit({ act: 'class.changed', record: before.id }, [check], show(before));
  }

  /** @throws version.conflict; ConflictError if the children of the class were changed concurrently */
  archive(before: StoredClass, version: number, isArchived: boolean, show: Show): Promise<Class> {
    const at = this.now();
    const record = {
      ...before,
      archivedAt: isArchived ? at : null,
      version: version + 1,
      updatedAt: at,
    };
    const act = isArchived ? 'class.archived' : 'class.unarchived';
    return this.#move(before, record, {
      act,
      version,
      answer: show(record),
      onVersionConflict: existing => conflictWith(existing, before, show),
    });
  }

  /** @throws ConflictError if the class was changed, or a session was planned for it, concurrently */
  remove(before: StoredClass): Promise<{ removed: true }> {
    const record = { ...before, removedAt: this.now(), version: before.version + 1 };
    return this.#move(before, record, {
      act: 'class.removed',
      version: before.version,
      answer: { removed: true as const },
      expiresAt: Math.floor(this.origin.now() / 1000) + removedSeconds,
    });
  }

  /** @throws class.too-many; ConflictError if the class was changed concurrently */
  async restore(
    before: StoredClass,
    staff: Pick<StoredClass, 'owner' | 'teachers'>,
    show: Show,
  ): Promise<RestoredClass> {
    await this.#requireRoom();
    const record = { ...before, ...staff, removedAt: null, version: before.version + 1 };
    const now = [record.owner, ...record.teachers];
    const known = new Map([before.owner, ...before.teachers].map(person => [person.id, person]));
    const withheld = [...known.values()].filter(({ id }) => !now.some(person => person.id === id));
    return this.#move(before, record, {
      act: 'class.restored',
      ...(withheld.length > 0 && { detail: { removed: withheld.map(({ id }) => id) } }),
      version: before.version,
      answer: { ...show(record), withheld },
    });
  }

  #move<Answer>(
    before: StoredClass,
    record: StoredClass,
    options: {
      act: string;
      detail?: AuditEvent['detail'];
      version: number;
      answer: Answer;
      expiresAt?: number;
      onVersionConflict?: (existing: Item | undefined) => Error;
    },
  ): Promise<Answer> {
    const { act, detail, version, answer, expiresAt, onVersionConflict } = options;
    const expiry = expiresAt === undefined ? {} : { expiresAt };
    const isSame: Condition = {
      text: `#version = :version AND #staysVersion = :staysVersion AND ${samePlans(before)}`,
      values: { ':version': version, ':staysVersion': before.staysVersion, ':plans': before.plans ?? 0 },
    };
    const writes: Write[] = [
      {
        put: { ...classKey(this.organization, record.id), kind: 'class', ...record, ...expiry },
        when: isSame,
        onConditionFailed: existing =>
          onVersionConflict && existing?.version !== version
            ? onVersionConflict(existing)
            : new ConflictError(),
      },
      { delete: classRowKey(this.organization, listOf(before), record.id) },
      this.#putRow(record, expiry),
    ];
    return this.commit({ act, record: record.id, ...(detail && { detail }) }, writes, answer);
  }

  async #requireRoom(): Promise<void> {
    const lists = await Promise.all([this.list('active'), this.list('archived')]);
    if (lists.flat().length >= maxClasses) throw new AppError('class.too-many');
  }

  #putRow(record: StoredClass, expiry: { expiresAt?: number } = {}): Write {
    return {
      put: classRowItem(this.organization, record, expiry),
      when: isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }
}

/**
 * Condition that no session was planned for the class since the class was read. The counter `plans` is
 * missing if no session was ever planned.
 */
const samePlans = ({ plans = 0 }: StoredClass): string =>
  plans === 0 ? '(attribute_not_exists(#plans) OR #plans = :plans)' : '#plans = :plans';

/** Error with the current class, which contains only the children that the caller may see. */
function conflictWith(existing: Item | undefined, before: StoredClass, show: Show): AppError {
  const current = StoredClass.safeParse(existing).data;
  if (!current || current.removedAt !== null) return new AppError('record.missing');
  if (current.archivedAt !== null && before.archivedAt === null) return new AppError('class.archived');
  return new AppError('version.conflict', { current: show(current) });
}
