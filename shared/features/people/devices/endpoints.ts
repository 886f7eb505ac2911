import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Device, DeviceId } from './schema.ts';

const Nothing = z.strictObject({});

export const devices = {
  listDevices: endpoint({
    method: 'GET',
    path: 'account/devices',
    summary: 'Active sign-ins of the caller, newest first',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: z.object({ devices: z.array(Device) }),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: 'account/devices/{deviceId}',
    summary: 'Ends one of the caller’s sign-ins; its tokens are rejected from the next request on',
    lambda: 'account',
    needs: 'session:own',
    input: z.strictObject({ deviceId: DeviceId }),
    output: z.object({ id: DeviceId }),
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: 'account/devices/end',
    summary: 'Ends all sign-ins of the caller, including this one',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: Nothing,
  }),
};
