import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { endingLicences } from './ending-licences.ts';
import type { PlatformCountsStore } from './platform-counts-store.ts';

const maxFailures = 50;

/** A person with seats in several organisations counts in each of them. */
export const countPlatform: AccountHandler<typeof organizations.countPlatform> = async (
  _,
  { organizations: store, failedWork, now },
) => {
  const [records, counts, failed] = await Promise.all([
    store.listAll(),
    store.listRecordCounts(),
    failedWork.list(),
  ]);
  const nameOf = (slug: string | null) => records.find(record => record.slug === slug)?.name ?? slug;
  const active = records.filter(({ status }) => status === 'active');
  const slugs = new Set(active.map(({ slug }) => slug));
  return {
    organizations: active.length,
    archived: records.length - active.length,
    records: sumOf(counts.filter(({ organization }) => slugs.has(organization))),
    users: active.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
    ending: endingLicences(active, now()),
    failed: failed
      .slice(0, maxFailures)
      .map(({ work, organization, at }) => ({ work, organization: nameOf(organization), at })),
  };
};

type Counts = Awaited<ReturnType<PlatformCountsStore['list']>>;

/** Sum of all counts, with the time of the oldest one; null without counts. */
function sumOf(counts: Counts) {
  const [first] = counts.map(({ at }) => at).sort();
  if (!first) return null;
  const sum = (kind: 'cases' | 'notes') => counts.reduce((total, each) => total + each[kind], 0);
  return { cases: sum('cases'), notes: sum('notes'), asOf: first };
}
