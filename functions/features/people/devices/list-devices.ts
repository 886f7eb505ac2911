import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const listDevices: AccountHandler<typeof devices.listDevices> = async (
  _,
  { sessions, people, requireSignedIn, now },
) => {
  const { sub, originJti } = requireSignedIn().token;
  const [found, organizations] = await Promise.all([sessions.list(sub), people.listOrganizations(sub)]);
  const names = new Map(organizations.map(({ organizationSlug, name }) => [organizationSlug, name]));
  const live = found.filter(
    ({ endedAt, sessionExpiresAt }) => endedAt === null && Date.parse(sessionExpiresAt) > now(),
  );
  return {
    devices: live
      .map(({ id, device, startedAt, sessionExpiresAt, organization }) => ({
        ...{ id, device, startedAt, sessionExpiresAt },
        organizationName: organization === null ? null : (names.get(organization) ?? organization),
        isThis: id === originJti,
      }))
      .sort((one, other) => other.startedAt.localeCompare(one.startedAt)),
  };
};
