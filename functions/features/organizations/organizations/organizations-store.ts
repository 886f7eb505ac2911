import { AppError } from '../../../../shared/core/errors.ts';
import { pageRows } from '../../../../shared/core/limits.ts';
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
import { toNoteEnd } from '../../../platform/events/due-item.ts';
import { type Act, commit, type Origin, Replay, replayed } from '../../../platform/storage/commit.ts';
import {
  organizationIndex,
  organizationKey,
  organizationList,
  platformEventsOf,
} from '../../../platform/storage/keys.ts';
import { licenceDueKey } from '../../../platform/storage/licence-keys.ts';
import type { Page, Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { type Change, changesBetween, eventItem, type PlatformAct } from './platform-events.ts';

/** Whoever is set up must not become a member of somebody else's organisation. */
class SlugTaken extends Error {
  override message = 'another organisation has this slug';
}

/** Rows that one request reads at the most, to find those with a text. */
const rowsAtMost = 400;
const keysABatch = 100;

/** What a place in the list says, for finding it. */
interface Line {
  slug: string;
  name: string;
}

/** Address of an organisation's logo, for minutes; null where it has none. */
export type LogoOf = (record: Pick<OrganizationRecord, 'logoId'>) => Promise<string | null>;

/** What makes somebody a member of an organisation that is written with them, and what is told of it. */
export interface FirstMember {
  acts: Act[];
  writes: Write[];
}

/** Organisations of the platform. */
export class OrganizationsStore {
  readonly #table: Table;
  readonly #origin: Origin;
  readonly #logoOf: LogoOf;

  /** @param logoOf left out where nobody is shown an organisation */
  constructor(table: Table, origin: Origin, logoOf: LogoOf = async () => null) {
    this.#table = table;
    this.#origin = origin;
    this.#logoOf = logoOf;
  }

  /** The organisation whole, with its logo. */
  async present(record: OrganizationRecord): Promise<FullOrganization> {
    return presentFullOrganization(record, await this.#logoOf(record));
  }

  async get(slug: string): Promise<OrganizationRecord | undefined> {
    const [item] = await this.#table.get([organizationKey(slug)]);
    return item && OrganizationRecord.parse(item);
  }

  /**
   * Adds an organisation with its first admin unless it is there. Tells whether it was not.
   * @throws SlugTaken when another organisation has the slug
   */
  async createOnce(record: OrganizationRecord, { acts, writes }: FirstMember): Promise<boolean> {
    const { slug, name } = record;
    const write: Write = {
      put: organizationItem(record),
      when: isAbsent,
      refused: existing => (existing?.name === name ? new Replay(false) : new SlugTaken()),
    };
    const event = { put: eventItem(slug, this.#origin, 'organization.created', []) };
    const created = { act: 'organization.created', record: slug };
    const all = [write, event, toNoteLicence(record), ...writes];
    return this.#commit(slug, [created, ...acts], all, true).catch(replayed<boolean>);
  }

  /** Nobody is asked in, and no mail goes out, for an organisation that cannot be. @throws organization.exists */
  async requireFree(slug: string): Promise<void> {
    if ((await this.firstFree([slug])) === undefined) throw slugTaken();
  }

  /**
   * Adds an organisation together with its first admin.
   * @throws organization.exists when another organisation has the slug
   */
  async create(record: OrganizationRecord, { acts, writes }: FirstMember): Promise<FullOrganization> {
    const { slug } = record;
    const write: Write = { put: organizationItem(record), when: isAbsent, refused: slugTaken };
    const created = { act: 'organization.created', record: slug } as const;
    const event = { put: eventItem(slug, this.#origin, created.act, []) };
    const all = [write, event, toNoteLicence(record), ...writes];
    return this.#commit(slug, [created, ...acts], all, await this.present(record));
  }

  /** The first of these slugs that no organisation has. */
  async firstFree(slugs: string[]): Promise<string | undefined> {
    const items = await this.#table.get(slugs.map(organizationKey));
    return slugs.find((_, index) => items[index] === undefined);
  }

  /** Organisations in the order of their names; of those that have the text in name or slug where it is given. */
  async listPage(
    status: OrganizationRecord['status'],
    { text, limit, cursor }: { text: string; limit: number; cursor: string | null },
  ): Promise<{ records: OrganizationRecord[]; next: string | null }> {
    const wanted = text.toLowerCase();
    const found: Line[] = [];
    let read = 0;
    let next = cursor;
    do {
      const page: Page = await this.#table.query(organizationList(status), {
        limit: wanted ? keysABatch : limit,
        cursor: next,
      });
      const lines = page.items.map(({ row }) => row as Line);
      const matching = lines.filter(({ slug, name }) => `${slug}\n${name.toLowerCase()}`.includes(wanted));
      found.push(...matching);
      read += lines.length;
      next = page.next;
    } while (next !== null && found.length < limit && wanted !== '' && read < rowsAtMost);
    const records = await this.#read(found.map(({ slug }) => slug));
    return { records: records.filter(record => record.status === status), next };
  }

  /** Every organisation, whatever its status. */
  async listAll(): Promise<OrganizationRecord[]> {
    const slugs = new Set<string>();
    for (const status of ['active', 'archived']) {
      for (const { row } of await this.#table.all(organizationList(status))) slugs.add((row as Line).slug);
    }
    return this.#read([...slugs]);
  }

  /** What happened to it, newest first. */
  listEvents(slug: string, cursor: string | null): Promise<Page> {
    return this.#table.query(platformEventsOf(slug), { limit: pageRows, newestFirst: true, cursor });
  }

  /** The write that notes what happened to one of its people. @param about sub of the person */
  noteOf(slug: string, act: PlatformAct, changes: Change[], about: string): Write {
    return { put: eventItem(slug, this.#origin, act, changes, about) };
  }

  /** Changes what is written about an organisation and how it works. @throws version.conflict */
  change(
    record: OrganizationRecord,
    fields: OrganizationFields & Preferences & Pick<OrganizationRecord, 'logoId' | 'logoBy'>,
    { writes, releasedOwn }: { writes: Write[]; releasedOwn: string[] },
  ): Promise<FullOrganization> {
    const detail = releasedOwn.length > 0 ? { releasedOwn } : undefined;
    return this.#replace(record, fields, 'organization.changed', writes, detail);
  }

  /** @throws version.conflict; request.invalid when more seats are taken than there would be */
  changeLicence(record: OrganizationRecord, licence: Licence): Promise<FullOrganization> {
    return this.#replace(record, licence, 'licence.changed');
  }

  /** Archives it or brings it back; one that is so already stays as it is. */
  async setStatus(
    record: OrganizationRecord,
    status: OrganizationRecord['status'],
  ): Promise<FullOrganization> {
    if (record.status === status) return this.present(record);
    const act = status === 'archived' ? 'organization.archived' : 'organization.restored';
    return this.#replace(record, { status }, act);
  }

  /** Seats are taken and terms written without a new version, so what others write stays. */
  async #replace(
    before: OrganizationRecord,
    changes: Partial<OrganizationRecord>,
    act: PlatformAct,
    more: Write[] = [],
    detail?: Act['detail'],
  ): Promise<FullOrganization> {
    const after: OrganizationRecord = { ...before, ...changes, version: before.version + 1 };
    const { slug, seatsTaken: _, terms: __, ...set } = after;
    const { name, status, seats } = after;
    const write: Write = {
      update: organizationKey(slug),
      set: { ...set, ...organizationIndex(status, name), row: { slug, name, status } },
      when: {
        text: '#version = :version AND #seatsTaken <= :seats',
        values: { ...hasVersion(before.version).values, ':seats': seats },
      },
      refused: existing => refusalOf(existing, before),
    };
    const event = { put: eventItem(slug, this.#origin, act, changesBetween(before, after)) };
    const due = after.endsOn === before.endsOn ? [] : [toNoteLicence(after)];
    const all = [write, event, ...due, ...more];
    return this.#commit(
      slug,
      { act, record: slug, ...(detail && { detail }) },
      all,
      await this.present(after),
    );
  }

  #commit<Answer>(slug: string, acts: Act | Act[], writes: Write[], answer: Answer): Promise<Answer> {
    return commit(this.#table, { ...this.#origin, organization: slug }, acts, writes, answer);
  }

  async #read(slugs: string[]): Promise<OrganizationRecord[]> {
    const batches = Array.from({ length: Math.ceil(slugs.length / keysABatch) }, (_, at) =>
      slugs.slice(at * keysABatch, (at + 1) * keysABatch),
    );
    const items = await Promise.all(batches.map(batch => this.#table.get(batch.map(organizationKey))));
    return items.flat().flatMap(item => (item ? [OrganizationRecord.parse(item)] : []));
  }
}

/** An organisation as it is stored, with its place in the list. */
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

const toNoteLicence = ({ slug, endsOn }: OrganizationRecord): Write =>
  toNoteEnd(licenceDueKey(endsOn, slug), endsOn);

const slugTaken = () => new AppError('organization.exists', { fields: { slug: 'validation.slug_taken' } });

function refusalOf(existing: Item | undefined, before: OrganizationRecord): AppError {
  const current = existing && OrganizationRecord.parse(existing);
  if (current?.version === before.version)
    return new AppError('request.invalid', { fields: { seats: 'validation.seats_taken' } });
  return new AppError('version.conflict', { current: current && presentFullOrganization(current, null) });
}
