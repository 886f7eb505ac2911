import type { OrganizationRecord } from '../../shared/organizations/record.ts';
import { commit, type Origin, Replay, replayed } from '../storage/commit.ts';
import { organizationIndex, organizationKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { isAbsent } from '../storage/write.ts';

/** Organisations of the platform. */
export class OrganizationsStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  /** Adds an organisation unless its slug is taken. Tells whether it was added. */
  async createOnce(record: OrganizationRecord): Promise<boolean> {
    const { slug, name, status } = record;
    const item = {
      ...organizationKey(slug),
      ...organizationIndex(status, name),
      kind: 'organization',
      row: { slug, name, status },
      ...record,
    };
    const write = { put: item, when: isAbsent, refused: () => new Replay(false) };
    const origin = { ...this.#origin, organization: slug };
    return commit(this.#table, origin, { act: 'organization.created', record: slug }, [write], true).catch(
      replayed<boolean>,
    );
  }
}
