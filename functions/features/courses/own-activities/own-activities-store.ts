import { AppError } from '../../../../shared/core/errors.ts';
import type { IdKind } from '../../../../shared/core/ids.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  maxOwnActivities,
  type OwnActivity,
} from '../../../../shared/features/courses/own-activities/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item, Write } from '../../../platform/storage/write.ts';
import { hasVersion, isAbsent } from '../../../platform/storage/write.ts';

/** How long a removed activity can be restored, in seconds. */
const removedSeconds = 30 * 86_400;

export interface OwnActivityKind<Stored extends OwnActivity, Row> {
  idKind: IdKind;
  /** Noun for the journal; also the `kind` of the stored item. */
  noun: string;
  key: (organization: string, id: string) => Key;
  rowKey: (organization: string, id: string) => Key;
  rows: (organization: string) => { pk: string };
  parse: (item: Item) => Stored;
  parseRow: (item: Item) => Row;
  rowOf: (activity: Stored) => Row;
}

export interface FileChanges {
  writes: Write[];
  released?: string | undefined;
}

export type Show<Stored, Shown> = (activity: Stored) => Promise<Shown>;

const conflict = () => new AppError('version.conflict');

/** A removed activity has no row, and can be restored. */
export abstract class OwnActivitiesStore<
  Stored extends OwnActivity,
  Row extends object,
> extends OrganizationStore {
  protected abstract readonly kind: OwnActivityKind<Stored, Row>;

  async list(): Promise<Row[]> {
    const items = await this.table.queryAll(this.kind.rows(this.organization));
    return items.map(item => this.kind.parseRow(item));
  }

  /** Reads an activity, even a removed one. */
  async get(id: string): Promise<Stored | undefined> {
    const [item] = await this.table.get([this.kind.key(this.organization, id)]);
    return item && this.kind.parse(item);
  }

  /** @throws activity.too-many */
  protected async add<Shown>(
    fields: ActivityFields,
    more: Omit<Stored, keyof OwnActivity>,
    owner: OwnActivity['owner'],
    { files, show }: { files: FileChanges; show: Show<Stored, Shown> },
  ): Promise<Shown> {
    await this.#requireRoom();
    const at = this.now();
    const id = newId(this.kind.idKind, this.origin.now());
    const activity = {
      ...fields,
      ...more,
      id,
      owner,
      version: 1,
      removedAt: null,
      createdAt: at,
      updatedAt: at,
    } as Stored;
    return this.commit(
      this.#event('created', id),
      [this.#put(activity, null, isAbsent), { put: this.#row(activity), when: isAbsent }, ...files.writes],
      await show(activity),
    );
  }

  /** @throws version.conflict */
  async change<Shown>(
    before: Stored,
    changes: Partial<Stored>,
    {
      act = 'changed',
      files = { writes: [] },
      show,
    }: { act?: string; files?: FileChanges; show: Show<Stored, Shown> },
  ): Promise<Shown> {
    const activity = { ...before, ...changes, version: before.version + 1, updatedAt: this.now() };
    const { released } = files;
    return this.commit(
      { ...this.#event(act, before.id), ...(released && { detail: { released } }) },
      [
        this.#put(activity, null, hasVersion(before.version)),
        { put: this.#row(activity), when: hasVersion(before.version), onConditionFailed: conflict },
        ...files.writes,
      ],
      await show(activity),
    );
  }

  /** @throws version.conflict */
  async remove(before: Stored): Promise<{ removed: true }> {
    if (before.removedAt !== null) return { removed: true as const };
    const until = Math.floor(this.origin.now() / 1000) + removedSeconds;
    const activity = { ...before, removedAt: this.now(), version: before.version + 1 };
    return this.commit(
      this.#event('removed', before.id),
      [
        this.#put(activity, until, hasVersion(before.version)),
        { delete: this.kind.rowKey(this.organization, before.id) },
      ],
      { removed: true as const },
    );
  }

  /**
   * If the owner has left, the member who restores the activity becomes its owner.
   * @throws version.conflict, activity.too-many
   */
  async restore<Shown>(
    before: Stored,
    { members, actor }: Pick<OrganizationContext, 'members' | 'actor'>,
    show: Show<Stored, Shown>,
  ): Promise<Shown> {
    if (before.removedAt === null) return show(before);
    await this.#requireRoom();
    const stayed = await members.membersSince([before.owner.id], before.removedAt);
    const owner = stayed.has(before.owner.id) ? before.owner : personOf(actor);
    const activity = { ...before, owner, removedAt: null, version: before.version + 1 };
    const removed = owner === before.owner ? [] : [before.owner.id];
    return this.commit(
      { ...this.#event('restored', before.id), ...(removed.length > 0 && { detail: { removed } }) },
      [
        this.#put(activity, null, hasVersion(before.version)),
        { put: this.#row(activity), when: isAbsent, onConditionFailed: conflict },
      ],
      await show(activity),
    );
  }

  async #requireRoom(): Promise<void> {
    if ((await this.list()).length >= maxOwnActivities) throw new AppError('activity.too-many');
  }

  #event(act: string, record: string): AuditEvent {
    return { act: `${this.kind.noun}.${act}`, record };
  }

  #row(activity: Stored): Item & Key {
    const key = this.kind.rowKey(this.organization, activity.id);
    return { ...key, kind: `${this.kind.noun}-row`, ...this.kind.rowOf(activity) };
  }

  /** @param expiresAt seconds since 1970, only for a removed activity */
  #put(activity: Stored, expiresAt: number | null, when: Write['when'] & object): Write {
    return {
      put: {
        ...this.kind.key(this.organization, activity.id),
        kind: this.kind.noun,
        ...activity,
        ...(expiresAt !== null && { expiresAt }),
      },
      when,
      onConditionFailed: conflict,
    };
  }
}
