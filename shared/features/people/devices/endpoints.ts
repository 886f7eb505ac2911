import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Device, DeviceId } from './schema.ts';

const Nothing = z.strictObject({});

export const devices = {
  listDevices: endpoint({
    method: 'GET',
    path: 'account/devices',
    summary: 'Where the person is signed in, newest first',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: z.object({ devices: z.array(Device) }),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: 'account/devices/{deviceId}',
    summary: 'Ends a sign-in of one’s own; its tokens are refused from the next request on',
    lambda: 'account',
    needs: 'session:own',
    input: z.strictObject({ deviceId: DeviceId }),
    output: z.object({ id: DeviceId }),
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: 'account/devices/end',
    summary: 'Ends every sign-in of the person, this one too',
    lambda: 'account',
    needs: 'session:own',
    input: Nothing,
    output: Nothing,
  }),
};
