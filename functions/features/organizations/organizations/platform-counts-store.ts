import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { organizationList, platformCountKey, platformCounts } from '../keys.ts';

const PlatformCount = z.object({ sk: z.string(), cases: z.int(), notes: z.int(), at: Instant });
type PlatformCount = Omit<z.output<typeof PlatformCount>, 'sk'> & { organization: string };

const IndexedOrganization = z.object({ slug: Slug });

/** The latest record counts of each organisation. */
export class PlatformCountsStore extends TableStore {
  async list(): Promise<PlatformCount[]> {
    const items = await this.table.queryAll(platformCounts);
    return items.map(item => {
      const { sk: organization, ...counts } = PlatformCount.parse(item);
      return { organization, ...counts };
    });
  }

  /** Active organisations not counted since a given time; those that have waited longest come first. */
  async listDue(since: string): Promise<string[]> {
    const [items, counts] = await Promise.all([this.table.queryAll(organizationList('active')), this.list()]);
    const countedAt = new Map(counts.map(({ organization, at }) => [organization, at]));
    return items
      .map(({ row }) => IndexedOrganization.parse(row).slug)
      .map(slug => ({ slug, at: countedAt.get(slug) ?? '' }))
      .filter(({ at }) => at <= since)
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ slug }) => slug);
  }

  /** Stores a count of records in place of the previous one. Counting twice does no harm. */
  put({ organization, ...counts }: PlatformCount): Promise<void> {
    return this.table.transact([{ put: { ...platformCountKey(organization), ...counts }, replaces: true }]);
  }
}
