import { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { endDeviceHandler } from './end-device.ts';
import { listDevicesHandler } from './list-devices.ts';
import { signOutEverywhereHandler } from './sign-out-everywhere.ts';

export const endpoints = devices;

export const handlers: AccountHandlers<typeof devices> = {
  listDevices: listDevicesHandler,
  endDevice: endDeviceHandler,
  signOutEverywhere: signOutEverywhereHandler,
};
