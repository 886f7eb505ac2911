import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

const parent = (email: string | null, mobile: string | null) => ({
  title: null,
  name: 'Li Mei',
  email,
  mobile,
});

async function siblingsOf(caller: Principal, caseId: string) {
  const { data } = await caller.call(cases.listSiblings, { caseId });
  return { names: data.data.map(({ fullName }) => fullName), hidden: data.hidden };
}

test('cases with the same email or phone number of a parent are listed as siblings, the oldest child first', async () => {
  const { admin } = await openClinic();
  const none = { father: null, mother: null };
  const child = await makeCase(admin, { ...none, mother: parent('mei@test.example', '+85291234567') });
  await makeCase(admin, {
    ...none,
    fullName: 'Younger',
    birthDate: '2019-01-01',
    mother: parent('MEI@test.example', null),
  });
  await makeCase(admin, {
    ...none,
    fullName: 'Elder',
    birthDate: '2014-01-01',
    father: parent(null, '9123 4567'),
  });
  await makeCase(admin, { ...none, fullName: 'Nobody’s', contactEmail: 'mei@test.example' });
  expect(await siblingsOf(admin, child.id)).toEqual({ names: ['Elder', 'Younger'], hidden: 0 });
  await admin.call(cases.changeCase, { caseId: child.id, version: 1, fullName: 'Alone' });
  expect(await siblingsOf(admin, child.id)).toEqual({ names: [], hidden: 0 });
});

test('a user limited to selected cases who enters the email of a hidden family cannot find out that the family exists', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const mother = parent('mei@test.example', null);
  const hidden = await makeCase(admin, { fullName: 'Hidden', birthDate: '2018-03-04', father: null, mother });
  const asked = async (email: string) => {
    const own = await makeCase(user, { fullName: 'Own', father: null, mother: parent(email, null) });
    const child = { fullName: 'Hidden', birthDate: '2018-03-04', contactEmail: email };
    const { data } = await user.call(cases.duplicateCases, child);
    return [await siblingsOf(user, own.id), data.data.map(({ fullName }) => fullName), data.isHidden];
  };
  const known = await asked('mei@test.example');
  expect(known).toEqual([{ names: [], hidden: 0 }, [], true]);
  expect(await asked('nobody@test.example')).toEqual(known);
  const { data } = await (await join()).call(cases.duplicateCases, {
    fullName: 'Nobody',
    birthDate: '2018-03-04',
  });
  expect(data.isHidden).toBe(false);
  expect(await user.expectError(cases.listSiblings, { caseId: hidden.id })).toMatchObject({ status: 404 });
});
