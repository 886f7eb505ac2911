import type { OrganizationRecord } from '../../shared/organizations/record.ts';
import { commit, type Origin, Replay, replayed } from '../storage/commit.ts';
import { organizationIndex, organizationKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { isAbsent, type Write } from '../storage/write.ts';

/** Whoever is set up must not become a member of somebody else's organisation. */
class SlugTaken extends Error {
  override message = 'another organisation has this slug';
}

/** Organisations of the platform. */
export class OrganizationsStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  /**
   * Adds an organisation unless it is there. Tells whether it was not.
   * @throws SlugTaken when another organisation has the slug
   */
  async createOnce(record: OrganizationRecord): Promise<boolean> {
    const { slug, name, status } = record;
    const item = {
      ...organizationKey(slug),
      ...organizationIndex(status, name),
      kind: 'organization',
      row: { slug, name, status },
      ...record,
    };
    const write: Write = {
      put: item,
      when: isAbsent,
      refused: existing => (existing?.name === name ? new Replay(false) : new SlugTaken()),
    };
    const origin = { ...this.#origin, organization: slug };
    return commit(this.#table, origin, { act: 'organization.created', record: slug }, [write], true).catch(
      replayed<boolean>,
    );
  }
}
