import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const endDevice: AccountHandler<typeof devices.endDevice> = async (
  { deviceId },
  { sessions, requireSignedIn },
) => {
  await sessions.end(requireSignedIn().token.sub, deviceId);
  return { id: deviceId };
};
