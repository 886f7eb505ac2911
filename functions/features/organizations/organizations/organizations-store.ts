import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { pageSize } from '../../../../shared/core/limits.ts';
import {
  OrganizationRecord,
  presentFullOrganization,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type {
  FullOrganization,
  Licence,
  OrganizationFields,
  Preferences,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { expirationWrite } from '../../../platform/events/expiration-write.ts';
import {
  type AuditEvent,
  commit,
  IdempotentReplay,
  type Origin,
  unwrapReplay,
} from '../../../platform/storage/commit.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import type { Page, Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { digestMarkKey, organizationIndex, organizationList, platformEventsOf } from '../keys.ts';
import { licenceExpirationKey } from '../module-access-keys.ts';
import { PlatformCountsStore } from './platform-counts-store.ts';
import { type Change, changesBetween, eventItem, type PlatformEventType } from './platform-events.ts';

/** Thrown if another organisation already has the slug of the new organisation. */
class SlugTaken extends Error {
  override message = 'another organisation has this slug';
}

const maxRowsRead = 400;
const maxRowsAtOnce = 100;

interface IndexRow {
  slug: string;
  name: string;
}

/** Whether name or slug contains a text. @param text in lower case */
export const isNamed = ({ slug, name }: IndexRow, text: string): boolean =>
  `${slug}\n${name.toLowerCase()}`.includes(text);

/** Short-lived URL of an organisation's logo; null if it has none. */
export type LogoOf = (record: Pick<OrganizationRecord, 'logoId'>) => Promise<string | null>;

export interface FirstMemberWrites {
  auditEvents: AuditEvent[];
  writes: Write[];
}

export class OrganizationsStore extends PlatformStore {
  readonly #logoOf: LogoOf;

  /** @param logoOf not needed if the caller shows no logos */
  constructor(table: Table, origin: Origin, logoOf: LogoOf = async () => null) {
    super(table, origin);
    this.#logoOf = logoOf;
  }

  async present(record: OrganizationRecord): Promise<FullOrganization> {
    return presentFullOrganization(record, await this.#logoOf(record));
  }

  async get(slug: string): Promise<OrganizationRecord | undefined> {
    return this.table.read(OrganizationRecord, organizationKey(slug));
  }

  /**
   * Creates an organisation with its first admin. Returns false if the organisation exists already.
   * @throws SlugTaken if another organisation has the slug
   */
  async createIfAbsent(
    record: OrganizationRecord,
    { auditEvents, writes }: FirstMemberWrites,
  ): Promise<boolean> {
    const { slug, name } = record;
    const write: Write = {
      put: organizationItem(record),
      when: isAbsent,
      onConditionFailed: existing =>
        existing?.name === name ? new IdempotentReplay(false) : new SlugTaken(),
    };
    const event = { put: eventItem(slug, this.origin, 'organization.created', []), when: isAbsent };
    const created = { act: 'organization.created', record: slug };
    const all = [write, event, licenceExpirationWrite(record), ...writes];
    return this.#commit(slug, [created, ...auditEvents], all, true).catch(unwrapReplay<boolean>);
  }

  /** Checks the slug before a Cognito user is created. @throws organization.exists */
  async requireFreeSlug(slug: string): Promise<void> {
    if ((await this.firstFreeSlug([slug])) === undefined) throw slugTakenError();
  }

  /**
   * Creates an organisation with its first admin.
   * @throws organization.exists if another organisation has the slug
   */
  async create(
    record: OrganizationRecord,
    { auditEvents, writes }: FirstMemberWrites,
  ): Promise<FullOrganization> {
    const { slug } = record;
    const write: Write = { put: organizationItem(record), when: isAbsent, onConditionFailed: slugTakenError };
    const created = { act: 'organization.created', record: slug } as const;
    const event = { put: eventItem(slug, this.origin, created.act, []), when: isAbsent };
    const all = [write, event, licenceExpirationWrite(record), ...writes];
    return this.#commit(slug, [created, ...auditEvents], all, await this.present(record));
  }

  async firstFreeSlug(slugs: string[]): Promise<string | undefined> {
    const items = await this.table.get(slugs.map(organizationKey));
    return slugs.find((_, index) => items[index] === undefined);
  }

  /** Organisations sorted by name. If a text is given, only those whose name or slug contains it. */
  async listPage(
    status: OrganizationRecord['status'],
    { text, limit, cursor }: { text: string; limit: number; cursor: string | null },
  ): Promise<{ records: OrganizationRecord[]; next: string | null }> {
    const needle = text.toLowerCase();
    const found: IndexRow[] = [];
    let read = 0;
    let next = cursor;
    do {
      const page: Page = await this.table.query(organizationList(status), {
        limit: needle ? maxRowsAtOnce : limit,
        cursor: next,
      });
      const lines = page.items.map(({ row }) => row as IndexRow);
      const matching = lines.filter(line => isNamed(line, needle));
      found.push(...matching);
      read += lines.length;
      next = page.next;
    } while (next !== null && found.length < limit && needle !== '' && read < maxRowsRead);
    const records = await this.#read(found.map(({ slug }) => slug));
    return { records: records.filter(record => record.status === status), next };
  }

  async listAll(): Promise<OrganizationRecord[]> {
    const slugs = new Set<string>();
    for (const status of ['active', 'archived']) {
      for (const { row } of await this.table.queryAll(organizationList(status)))
        slugs.add((row as IndexRow).slug);
    }
    return this.#read([...slugs]);
  }

  listRecordCounts() {
    return new PlatformCountsStore(this.table).list();
  }

  listEvents(slug: string, cursor: string | null): Promise<Page> {
    return this.table.query(platformEventsOf(slug), { limit: pageSize, newestFirst: true, cursor });
  }

  /** The write that records an event about a member. @param about Cognito id (`sub`) of the member */
  eventWrite(slug: string, act: PlatformEventType, changes: Change[], about: string): Write {
    return { put: eventItem(slug, this.origin, act, changes, about), when: isAbsent };
  }

  /** Updates details and settings. @throws version.conflict */
  change(
    record: OrganizationRecord,
    fields: OrganizationFields & Preferences & Pick<OrganizationRecord, 'logoId' | 'logoBy'>,
    { writes, releasedOwn }: { writes: Write[]; releasedOwn: string[] },
  ): Promise<FullOrganization> {
    const isTicked = (fields.axialTablesChecked ?? record.axialTablesChecked) !== record.axialTablesChecked;
    const detail = {
      ...(releasedOwn.length > 0 && { releasedOwn }),
      ...(isTicked && { fields: ['axialTablesChecked'] }),
    };
    return this.#update(record, fields, 'organization.changed', writes, detail);
  }

  /** @throws version.conflict; request.invalid if more seats are in use than the licence has */
  changeLicence(record: OrganizationRecord, licence: Licence): Promise<FullOrganization> {
    return this.#update(record, licence, 'licence.changed');
  }

  /** Archives or restores an organisation. Idempotent. */
  async setStatus(
    record: OrganizationRecord,
    status: OrganizationRecord['status'],
  ): Promise<FullOrganization> {
    if (record.status === status) return this.present(record);
    const act = status === 'archived' ? 'organization.archived' : 'organization.restored';
    return this.#update(record, { status }, act);
  }

  /** Updates only the changed fields, because seats and terms change without a new version. */
  async #update(
    before: OrganizationRecord,
    changes: Partial<OrganizationRecord>,
    act: PlatformEventType,
    more: Write[] = [],
    detail: NonNullable<AuditEvent['detail']> = {},
  ): Promise<FullOrganization> {
    const definedChanges = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    const after: OrganizationRecord = { ...before, ...definedChanges, version: before.version + 1 };
    const { slug, seatsTaken: _, terms: __, ...set } = after;
    const { name, status, seats } = after;
    const write: Write = {
      update: organizationKey(slug),
      set: { ...set, ...organizationIndex(status, name), row: { slug, name, status } },
      when: {
        text: '#version = :version AND #seatsTaken <= :seats',
        values: { ...hasVersion(before.version).values, ':seats': seats },
      },
      onConditionFailed: existing => updateError(existing, before),
    };
    const event = { put: eventItem(slug, this.origin, act, changesBetween(before, after)), when: isAbsent };
    const due = after.endsOn === before.endsOn ? [] : [licenceExpirationWrite(after)];
    const all = [write, event, ...due, ...digestMarkWrites(before, after), ...more];
    return this.#commit(
      slug,
      { act, record: slug, ...(Object.keys(detail).length > 0 && { detail }) },
      all,
      await this.present(after),
    );
  }

  #commit<Answer>(
    slug: string,
    acts: AuditEvent | AuditEvent[],
    writes: Write[],
    answer: Answer,
  ): Promise<Answer> {
    return commit(this.table, { ...this.origin, organization: slug }, acts, writes, answer);
  }

  async #read(slugs: string[]): Promise<OrganizationRecord[]> {
    const items = await getInBatches(this.table, slugs.map(organizationKey));
    return items.flatMap(item => (item ? [OrganizationRecord.parse(item)] : []));
  }
}

function organizationItem(record: OrganizationRecord): Item {
  const { slug, name, status } = record;
  return {
    ...organizationKey(slug),
    ...organizationIndex(status, name),
    kind: 'organization',
    row: { slug, name, status },
    ...record,
  };
}

const licenceExpirationWrite = ({ slug, endsOn }: OrganizationRecord): Write =>
  expirationWrite(licenceExpirationKey(endsOn, slug), endsOn);

/** Writes that update the digest schedule for the hourly task; none if the schedule stays the same. */
function digestMarkWrites(before: OrganizationRecord, after: OrganizationRecord): Write[] {
  const factsOf = ({ timeZone, digestDays, digestHour, status }: OrganizationRecord) =>
    status === 'active' && digestDays.length > 0 ? { timeZone, digestDays, digestHour } : null;
  const [old, facts] = [factsOf(before), factsOf(after)];
  if (isSame(old, facts)) return [];
  const key = digestMarkKey(after.slug);
  return [facts ? { put: { ...key, kind: 'due', ...facts } } : { delete: key }];
}

const slugTakenError = () =>
  new AppError('organization.exists', { fields: { slug: 'validation.slug_taken' } });

function updateError(existing: Item | undefined, before: OrganizationRecord): AppError {
  const current = existing && OrganizationRecord.parse(existing);
  if (current?.version === before.version)
    return new AppError('request.invalid', { fields: { seats: 'validation.seats_taken' } });
  return new AppError('version.conflict', { current: current && presentFullOrganization(current, null) });
}
