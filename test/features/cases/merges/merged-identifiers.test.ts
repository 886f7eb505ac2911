import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCheckedImport, rowOf } from '../../intake/imports/samples.ts';
import { makeRegistration, written } from '../../intake/registrations/samples.ts';
import { makeCase } from '../cases/samples.ts';
import { merge } from './samples.ts';

const bare = { otherName: null, birthDate: '2016-02-02', father: null, mother: null };
const nobody = { ...bare, fileNumber: null, contactEmail: null, mobile: null };
const first = { ...nobody, fullName: 'Filea Keep', fileNumber: 'ZZF-5' };
const second = {
  ...bare,
  fullName: 'Fileb Keepp',
  fileNumber: 'ZZF-2',
  mobile: '91110001',
  contactEmail: 'old.mail@example.org',
};
const third = {
  ...bare,
  fullName: 'Filec Keepp',
  fileNumber: 'ZZF-3',
  mobile: '91110003',
  contactEmail: 'third.mail@example.org',
};
/**
 * Texts that a receptionist types to find the second child: file numbers, phone numbers and email addresses.
 */
const ofSecond = ['ZZF-2', 'zzf 2', '91110001', '+852 9111 0001', 'old.mail@example.org', 'Old.Mail@'];
const ofThird = ['ZZF-3', '91110003', 'third.mail@example.org'];

async function found(who: Principal, text: string, status: 'active' | 'archived' = 'active') {
  await settled();
  return (await who.call(cases.searchCases, { text, status })).data.data.map(({ id }) => id);
}

async function expectFound(who: Principal, texts: string[], { id }: Pick<Case, 'id'>) {
  for (const text of texts) expect(await found(who, text), text).toEqual([id]);
}

testInTurn(
  'until a merge is undone, a search for the merged case’s file number, phone or email finds the surviving case',
  async () => {
    const { admin, slug } = await openClinic();
    const [into, from] = [await makeCase(admin, first), await makeCase(admin, second)];
    await merge(admin, into, from);
    await expectFound(admin, [...ofSecond, 'ZZF-5'], into);
    expect((await admin.call(cases.getCase, { caseId: into.id })).data.fileNumber).toBe('ZZF-5');
    await settled();
    expect(await violationsOf(slug)).toEqual([]);
    await admin.call(cases.archiveCase, { caseId: into.id });
    expect(await found(admin, '91110001', 'archived')).toEqual([into.id]);
    expect(await found(admin, '91110001')).toEqual([]);
    await admin.call(cases.restoreCase, { caseId: into.id });
    const { restored, case: after } = (
      await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id })
    ).data;
    expect([after.mergedIdentifiers, restored.mergedIdentifiers]).toEqual([undefined, undefined]);
    await expectFound(admin, ofSecond, from);
    await settled();
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('after a merge or a chain of merges, a search for a replaced file number, phone or email still finds the child', async () => {
  const { admin, slug } = await openClinic();
  const [one, two, three] = [
    await makeCase(admin, first),
    await makeCase(admin, second),
    await makeCase(admin, third),
  ];
  await merge(admin, two, three, ['mobile']);
  await expectFound(admin, [...ofSecond, ...ofThird], two);
  await merge(admin, one, two, ['fileNumber']);
  await expectFound(admin, [...ofSecond, ...ofThird, 'ZZF-5'], one);
  await settled();
  expect(await violationsOf(slug)).toEqual([]);
  await admin.call(merges.undoMerge, { caseId: one.id, absorbedId: two.id });
  await expectFound(admin, [...ofSecond, ...ofThird], two);
  await expectFound(admin, ['ZZF-5'], one);
  await admin.call(merges.undoMerge, { caseId: two.id, absorbedId: three.id });
  await expectFound(admin, ofSecond, two);
  await expectFound(admin, ofThird, three);
  await settled();
  expect(await violationsOf(slug)).toEqual([]);
});

test('after the first of two merges is undone, the case is still found by contacts and file number from the second merge', async () => {
  const { admin } = await openClinic();
  const [one, two, three] = [
    await makeCase(admin, first),
    await makeCase(admin, second),
    await makeCase(admin, third),
  ];
  const take = ['fileNumber', 'mobile', 'contactEmail'];
  await merge(admin, one, two, take);
  await merge(admin, one, three, take);
  await expectFound(admin, ['ZZF-5', ...ofSecond, ...ofThird], one);
  await admin.call(merges.undoMerge, { caseId: one.id, absorbedId: two.id });
  await expectFound(admin, ['ZZF-5', ...ofThird], one);
  await expectFound(admin, ofSecond, two);
});

test('duplicate checks of new cases, imports and registrations recognise the old contacts of a merged child', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const [into, from] = [await makeCase(admin, first), await makeCase(admin, second)];
  await merge(admin, into, from);
  await settled();
  const child = { ...nobody, fullName: 'Somebody Else', birthDate: null };
  const { fullName, otherName, birthDate } = child;
  for (const [contact, sign] of [
    [{ contactEmail: 'OLD.mail@example.org', mobile: null }, 'email'],
    [{ contactEmail: null, mobile: '9111 0001' }, 'phone'],
  ] as const) {
    const { data } = await admin.call(cases.duplicateCases, { fullName, otherName, birthDate, ...contact });
    expect(data.data.map(({ id, signs }) => [id, ...signs])).toEqual([[into.id, sign]]);
  }
  const importId = await makeCheckedImport(admin, [
    rowOf(1, { ...nobody, fullName: 'Filea Keep', fileNumber: 'zzf-2' }),
    rowOf(2, { ...nobody, fullName: 'Nobody Known', birthDate: '2011-11-11', fileNumber: 'ZZF-2' }),
  ]);
  const { data: rows } = await admin.call(imports.listImportRows, { importId });
  expect(
    rows.data.map(({ outcome, case: known, likely }) => [outcome, known?.id, likely.map(l => l.id)]),
  ).toEqual([
    ['unchanged', into.id, []],
    ['duplicate', undefined, [into.id]],
  ]);
  const { id: caseId } = await makeRegistration(clinic, {
    ...written,
    fullName: 'Filea Keep',
    birthDate: '2016-02-20',
    contactEmail: 'old.mail@example.org',
    mobile: null,
    mother: null,
  });
  await settled();
  const { data: likely } = await admin.call(duplicates.listCaseDuplicates, { caseId });
  expect(likely.data.map(({ other, signs }) => [other.id, signs])).toEqual([
    [into.id, ['sameName', 'nearBirthday', 'sameEmail', 'otherGender']],
  ]);
});
