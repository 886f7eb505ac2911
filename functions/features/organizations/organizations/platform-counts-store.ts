import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { organizationList, platformCountKey, platformCounts } from '../keys.ts';

const PlatformCount = z.object({ sk: z.string(), cases: z.int(), notes: z.int(), at: Instant });
type PlatformCount = Omit<z.output<typeof PlatformCount>, 'sk'> & { organization: string };

/** What the index of organisations says of one, as far as it is read here. */
const IndexedOrganization = z.object({ slug: Slug });

/** How many records each organisation had when they were last counted. */
export class PlatformCountsStore {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async list(): Promise<PlatformCount[]> {
    const items = await this.#table.queryAll(platformCounts);
    return items.map(item => {
      const { sk: organization, ...counts } = PlatformCount.parse(item);
      return { organization, ...counts };
    });
  }

  /** Active organisations whose records have not been counted since, the longest waiting first. */
  async listDue(since: string): Promise<string[]> {
    const [items, counts] = await Promise.all([
      this.#table.queryAll(organizationList('active')),
      this.list(),
    ]);
    const countedAt = new Map(counts.map(({ organization, at }) => [organization, at]));
    return items
      .map(({ row }) => IndexedOrganization.parse(row).slug)
      .map(slug => ({ slug, at: countedAt.get(slug) ?? '' }))
      .filter(({ at }) => at <= since)
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ slug }) => slug);
  }

  /** What was counted takes the place of what was counted before, so that counting twice adds nothing. */
  put({ organization, ...counts }: PlatformCount): Promise<void> {
    return this.#table.transact([{ put: { ...platformCountKey(organization), ...counts }, replaces: true }]);
  }
}
