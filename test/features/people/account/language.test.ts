import { expect, test } from 'vitest';
import { memberKey } from '../../../../functions/platform/storage/keys.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { newPerson, openClinic, openSuperadmin, signIn } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { settled } from '../../../support/world.ts';

test('changing the language updates the person and all their memberships', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const person = newPerson('Lin Language');
  await second.join({}, person);
  const user = await first.join({}, person);
  expect((await user.call(account.changeLanguage, { locale: 'zh' })).data).toEqual({
    locale: 'zh',
    script: null,
  });
  expect((await user.call(account.getCurrentUser, {})).data.locale).toBe('zh');
  expect((await (await signIn(person, second.slug)).call(account.getCurrentUser, {})).data.locale).toBe('zh');
  const { table } = await openRawTable();
  const { id } = user.person;
  const members = await table.get([memberKey(first.slug, id), memberKey(second.slug, id)]);
  expect(members.map(member => member?.locale)).toEqual(['zh', 'zh']);
});

test('all notifications, even old ones, are shown in the reader’s current language', async () => {
  const { admin, join } = await openClinic();
  await join();
  await settled();
  const read = async () => (await admin.call(notifications.listNotifications, {})).data.data[0];
  expect(await read()).toMatchObject({ name: 'New member', description: 'Uma User accepted the invitation' });
  await admin.call(account.changeLanguage, { locale: 'zh' });
  expect(await read()).toMatchObject({ name: '新成员', description: 'Uma User已接受邀请' });
});

test('a platform administrator can change the language', async () => {
  const superadmin = await openSuperadmin();
  await superadmin.call(account.changeLanguage, { locale: 'zh' });
  expect((await superadmin.call(account.getCurrentUser, {})).data.locale).toBe('zh');
});

test('an unsupported language is rejected', async () => {
  const { admin } = await openClinic();
  const body = JSON.stringify({ locale: 'fr' });
  expect(await admin.send('POST', 'user/changeLanguage', { body })).toMatchObject({
    status: 400,
    body: { error: { fields: { locale: 'validation.invalid_value' } } },
  });
});
