import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { settled } from '../../../support/world.ts';
import { makeRegistration } from '../../intake/registrations/samples.ts';
import { makeCase } from '../cases/samples.ts';

const nobody = {
  otherName: null,
  contactEmail: null,
  mobile: null,
  father: null,
  mother: null,
  gender: null,
};
const named = (fullName: string, birthDate: string | null = '2017-03-14') => ({
  ...nobody,
  fullName,
  birthDate,
});

async function pairsOf(who: Principal) {
  await settled();
  const { data } = await who.call(duplicates.listDuplicates, {});
  return data.data.map(({ one, other, level, signs }) => [
    [one.fullName, other.fullName].toSorted().join(' = '),
    level,
    ...signs,
  ]);
}

test('each pair of likely duplicates is listed once with the reasons, until the pair is dismissed or no longer similar', async () => {
  const { admin, slug } = await openClinic();
  const first = await makeCase(admin, named('陈小明'));
  const second = await makeCase(admin, named('Chan Siu Ming'));
  await makeCase(admin, named('Emily Thompson'));
  const swapped = await makeCase(admin, { ...named('Oliver Bennett', '2017-03-04') });
  await makeCase(admin, { ...named('Bennett Oliver', '2017-04-03') });
  expect((await pairsOf(admin)).toSorted()).toEqual([
    ['Bennett Oliver = Oliver Bennett', 'likely', 'sameName', 'nearBirthday'],
    ['Chan Siu Ming = 陈小明', 'likely', 'soundsSame', 'sameBirthday'],
  ]);
  await admin.call(cases.changeCase, { ...named('Noah Clark'), caseId: swapped.id, version: 1 });
  expect(await pairsOf(admin)).toHaveLength(1);
  await admin.call(duplicates.dismissDuplicate, { caseId: second.id, otherId: first.id });
  expect(await pairsOf(admin)).toEqual([]);
  await admin.call(cases.changeCase, { ...named('陳小明'), caseId: first.id, version: 1 });
  expect(await pairsOf(admin)).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('if a case with very many possible duplicates is changed into a different child, all its pairs are removed', async () => {
  const { admin, slug } = await openClinic();
  const [one, twin] = [await makeCase(admin, named('陈小明')), await makeCase(admin, named('陈小明'))];
  await settled();
  const { table, ownedBy } = await openRawTable();
  const pairsIn = async () => (await ownedBy(slug)).filter(({ sk }) => sk.startsWith('DUP#'));
  const pairs = await pairsIn();
  const planted = Array.from({ length: 60 }, (_, at) => `${twin.id.slice(0, -2)}${10 + at}`).flatMap(id =>
    pairs.map(item => ({
      put: JSON.parse(JSON.stringify(item).replaceAll(twin.id, id)),
      replaces: true as const,
    })),
  );
  for (let from = 0; from < planted.length; from += 60) await table.transact(planted.slice(from, from + 60));
  expect(await pairsIn()).toHaveLength(122);
  await admin.call(cases.changeCase, { ...named('Noah Clark'), caseId: one.id, version: 1 });
  expect(await pairsOf(admin)).toEqual([]);
  expect(await pairsIn()).toEqual([]);
});

test('a merged case leaves the list of duplicates and returns when the merge is undone', async () => {
  const { admin } = await openClinic();
  const [one, other] = [await makeCase(admin, named('陈小明')), await makeCase(admin, named('陳小明'))];
  expect(await pairsOf(admin)).toHaveLength(1);
  const { data } = await admin.call(duplicates.compareCases, { caseId: one.id, otherId: other.id });
  expect(data.score?.level).toBe('likely');
  await admin.call(merges.mergeCases, {
    ...{ caseId: one.id, version: 1, otherId: other.id, otherVersion: data.other.version },
  });
  expect(await pairsOf(admin)).toEqual([]);
  await admin.call(merges.undoMerge, { caseId: one.id, absorbedId: other.id });
  expect(await pairsOf(admin)).toHaveLength(1);
});

test('a user limited to selected cases gets no list of duplicates and cannot detect hidden duplicates', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const own = await makeCase(user, named('陈小明'));
  const hidden = await makeCase(admin, named('陳小明'));
  expect(await pairsOf(user)).toEqual([]);
  const { data } = await user.call(duplicates.listDuplicates, {});
  expect(data.isForAdmins).toBe(true);
  const unlike = await makeCase(user, { fullName: 'Oliver Thompson' });
  const { data: ofCase } = await user.call(duplicates.listCaseDuplicates, { caseId: own.id });
  expect(ofCase).toMatchObject({ data: [], isOfSelected: true });
  expect((await user.call(duplicates.listCaseDuplicates, { caseId: unlike.id })).data).toEqual(ofCase);
  const both = { caseId: own.id, otherId: hidden.id };
  for (const call of [duplicates.compareCases, duplicates.dismissDuplicate])
    expect(await user.expectError(call, both)).toMatchObject({ status: 404 });
});

test('a registration is compared with other cases until it is rejected', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const registration = await makeRegistration(clinic);
  const known = await makeCase(admin, named(registration.fullName, registration.birthDate ?? ''));
  expect(await pairsOf(admin)).toHaveLength(1);
  const { data: found } = await admin.call(duplicates.listCaseDuplicates, { caseId: registration.id });
  expect(found.data.map(({ other }) => other.id)).toEqual([known.id]);
  const { id: caseId, version } = registration;
  const { data: rejected } = await admin.call(registrations.rejectRegistration, { caseId, version });
  expect(await pairsOf(admin)).toEqual([]);
  await admin.call(registrations.reopenRegistration, { caseId, version: rejected.version });
  expect(await pairsOf(admin)).toHaveLength(1);
});

test('a registration is matched with the existing case of the same child', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const known = await makeCase(admin, named('陳大文', '2017-03-14'));
  const registration = await makeRegistration(clinic, { fullName: 'Chan Tai Man', birthDate: '2017-03-14' });
  await pairsOf(admin);
  const { data } = await admin.call(duplicates.listCaseDuplicates, { caseId: registration.id });
  expect(data.data.map(({ other }) => other.id)).toEqual([known.id]);
});

test('no list of duplicates contains a restricted case, even for users who see all other cases', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const [one, other] = [await makeCase(admin, named('陈小明')), await makeCase(admin, named('陳小明'))];
  expect(await pairsOf(user)).toHaveLength(1);
  await admin.call(caseRights.restrictCase, { caseId: other.id, reason: 'family', note: '' });
  expect(await pairsOf(user)).toEqual([]);
  const { data } = await user.call(duplicates.listCaseDuplicates, { caseId: one.id });
  expect(data).toMatchObject({ data: [], isOfSelected: false });
  await admin.call(caseRights.liftRestriction, { caseId: other.id });
  expect(await pairsOf(user)).toHaveLength(1);
});
