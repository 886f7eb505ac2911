import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** How long before its end a licence is named: 30 days. */
const soonMs = 30 * 86_400_000;

/** People with seats in several organisations are counted in each. */
export const countPlatformHandler: AccountHandler<typeof organizations.countPlatform> = async (
  _,
  { organizations: store, now },
) => {
  const records = await store.listAll();
  const active = records.filter(({ status }) => status === 'active');
  const until = (timeZone: string) => todayIn(timeZone, now() + soonMs);
  const ending = active
    .filter(({ endsOn, timeZone }) => endsOn <= until(timeZone))
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1));
  return {
    ending: {
      count: ending.length,
      first: ending.slice(0, 2).map(({ name, endsOn }) => ({ name, endsOn })),
    },
    organizations: active.length,
    archived: records.length - active.length,
    users: active.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
  };
};
