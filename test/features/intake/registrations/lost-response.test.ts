import { afterEach, expect, test } from 'vitest';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { sendOnce } from '../../../../web/features/intake/registrations/send-once.ts';
import { Intentions } from '../../../../web/platform/api/intentions.ts';
import { restoreApi, stubApi } from '../../../support/callers/stub-api.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { newRegistration, openDoor, openFamily } from './samples.ts';

afterEach(restoreApi);

test('a registration that is changed and sent again after a lost response is stored once, and the family is told so', async () => {
  const clinic = await openClinic();
  const { ticket, submission: _, ...first } = await newRegistration(await openDoor(clinic));
  const lose = stubApi(await openFamily());
  const intentions = new Intentions(true);
  lose('registrations');
  await expect(sendOnce(intentions, first, ticket)).rejects.toThrow('network.failed');
  lose(undefined);
  const changed = { ...first, address: '2 Nathan Road' };
  await expect(sendOnce(intentions, { ...changed, birthDate: '2999-01-01' }, ticket)).rejects.toThrow(
    'request.invalid',
  );
  expect(await sendOnce(intentions, changed, ticket)).toBe(true);
  const sibling = { ...first, fullName: '周雨薇' };
  expect(await sendOnce(intentions, sibling, ticket)).toBe(false);
  await settled();
  const { data } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(data.data.map(({ fullName }) => fullName).toSorted()).toEqual(['周雨桐', '周雨薇']);
});
