import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { endingLicences } from './ending-licences.ts';

/** People with seats in several organisations are counted in each. */
export const countPlatformHandler: AccountHandler<typeof organizations.countPlatform> = async (
  _,
  { organizations: store, now },
) => {
  const records = await store.listAll();
  const active = records.filter(({ status }) => status === 'active');
  return {
    organizations: active.length,
    archived: records.length - active.length,
    users: active.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
    ending: endingLicences(active, now()),
  };
};
