import { afterEach, expect, test } from 'vitest';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { sendOnce } from '../../../../web/features/intake/registrations/send-once.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { newRegistration, openDoor, openFamily } from './samples.ts';

afterEach(restoreApi);

test('a registration that is changed and sent again after a lost response is stored once, and the family is told so', async () => {
  const clinic = await openClinic();
  const first = await newRegistration(await openDoor(clinic));
  const lose = stubApi(await openFamily());
  lose('registrations');
  await expect(sendOnce(first)).rejects.toThrow('network.failed');
  lose(undefined);
  const changed = { ...first, address: '2 Nathan Road' };
  await expect(sendOnce({ ...changed, birthDate: '2999-01-01' })).rejects.toThrow('request.invalid');
  expect(await sendOnce(changed)).toBe(true);
  expect(await sendOnce(first)).toBe(false);
  await settled();
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data.data.map(({ fullName }) => fullName)).toEqual(['周雨桐']);
});
