import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const endDeviceHandler: AccountHandler<typeof devices.endDevice> = async (
  { deviceId },
  { sessions, signedIn },
) => {
  await sessions.end(signedIn().token.sub, deviceId);
  return { id: deviceId };
};
