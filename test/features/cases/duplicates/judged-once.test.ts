import { describe, expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { WaitingRegistration } from '../../../../shared/features/intake/registrations/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCheckedImport, rowOf } from '../../intake/imports/samples.ts';
import {
  makeRegistration,
  newRegistration,
  openDoor,
  openFamily,
} from '../../intake/registrations/samples.ts';
import { makeCase } from '../cases/samples.ts';

const nobody = {
  otherName: null,
  contactEmail: null,
  mobile: null,
  father: null,
  mother: null,
  gender: null,
};
const born = '2017-03-14';

async function pairsOf(who: Principal): Promise<string[]> {
  await settled();
  const { data } = await who.call(duplicates.listDuplicates, {});
  return data.data.map(({ one, other }) => [one.fullName, other.fullName].toSorted().join(' = ')).toSorted();
}

async function waitingOf(who: Principal): Promise<WaitingRegistration[]> {
  await settled();
  return (await who.call(registrations.searchRegistrations, {})).data.data;
}

/** A family registers several children at the same time, from one phone. */
async function registerAtOnce(
  clinic: Awaited<ReturnType<typeof openClinic>>,
  children: { fullName: string; birthDate: string }[],
): Promise<WaitingRegistration[]> {
  const token = await openDoor(clinic);
  const family = await openFamily();
  const forms = await Promise.all(children.map(child => newRegistration(token, child)));
  await Promise.all(forms.map(form => family.call(registrations.registerChild, form)));
  return waitingOf(clinic.admin);
}

const accept = (who: Principal, { id: caseId, version }: WaitingRegistration) =>
  who.call(registrations.acceptRegistration, { caseId, version });

describe('siblings registered within one minute stay separate children', () => {
  testInTurn(
    'each sibling of a family that registers at the same time gets a case, and even twins can be accepted simultaneously',
    async () => {
      const clinic = await openClinic();
      const colleague = await clinic.join();
      const waiting = await registerAtOnce(clinic, [
        { fullName: 'Maya Anderson', birthDate: born },
        { fullName: 'Mara Anderson', birthDate: born },
        { fullName: 'Theo Anderson', birthDate: '2019-09-09' },
      ]);
      expect(waiting.map(({ fullName }) => fullName).toSorted()).toEqual([
        'Mara Anderson',
        'Maya Anderson',
        'Theo Anderson',
      ]);
      expect(await pairsOf(clinic.admin)).toEqual(['Mara Anderson = Maya Anderson']);
      const callers = [clinic.admin, colleague, clinic.admin];
      const accepted = await Promise.all(waiting.map((one, at) => accept(callers[at] ?? clinic.admin, one)));
      expect(accepted.map(({ data }) => [data.review, data.status])).toEqual(
        waiting.map(() => ['accepted', 'active']),
      );
      expect(await waitingOf(clinic.admin)).toEqual([]);
      expect((await clinic.admin.call(cases.searchCases, {})).data.meta.total).toBe(3);
      expect(await violationsOf(clinic.slug)).toEqual([]);
    },
  );

  test('twins stay marked as different, whether they were marked before or after the registrations were accepted', async () => {
    const clinic = await openClinic();
    const { admin } = clinic;
    const [one, other] = await registerAtOnce(clinic, [
      { fullName: 'Maya Anderson', birthDate: born },
      { fullName: 'Mara Anderson', birthDate: born },
    ]);
    if (!one || !other) throw new Error('two registrations were expected');
    expect(await pairsOf(admin)).toHaveLength(1);
    await admin.call(duplicates.dismissDuplicate, { caseId: one.id, otherId: other.id });
    expect(await pairsOf(admin)).toEqual([]);
    for (const twin of [one, other]) await accept(admin, twin);
    expect(await pairsOf(admin)).toEqual([]);
    for (const { id: caseId } of [one, other]) {
      const { data } = await admin.call(duplicates.listCaseDuplicates, { caseId });
      expect(data.data).toEqual([]);
    }
    expect(await violationsOf(clinic.slug)).toEqual([]);
  });
});

test('two children marked as different stay marked when one child’s case is merged with a third case', async () => {
  const { admin, slug } = await openClinic();
  const twin = (fullName: string) => makeCase(admin, { ...nobody, fullName, birthDate: born });
  const [maya, mara] = [await twin('Maya Anderson'), await twin('Mara Anderson')];
  await admin.call(duplicates.dismissDuplicate, { caseId: maya.id, otherId: mara.id });
  const again = await twin('Maya Anderson');
  expect(await pairsOf(admin)).toEqual(['Mara Anderson = Maya Anderson', 'Maya Anderson = Maya Anderson']);
  await admin.call(merges.mergeCases, {
    ...{ caseId: again.id, version: again.version, otherId: maya.id, otherVersion: maya.version },
  });
  expect(await pairsOf(admin)).toEqual([]);
  const { data: renamed } = await admin.call(cases.getCase, { caseId: again.id });
  await admin.call(cases.changeCase, {
    ...nobody,
    ...{ caseId: again.id, version: renamed.version, fullName: 'Maya Anderson', birthDate: born },
    mobile: '+85291234567',
  });
  expect(await pairsOf(admin)).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

describe('a rejected registration does not affect later children', () => {
  const child = { fullName: '周雨桐', birthDate: '2020-12-12' };

  async function rejectOne() {
    const clinic = await openClinic();
    const { id: caseId, version } = await makeRegistration(clinic, child);
    await clinic.admin.call(registrations.rejectRegistration, { caseId, version });
    return clinic;
  }

  test('a rejected registration is not a possible duplicate of a new child', async () => {
    const { admin } = await rejectOne();
    const { data } = await admin.call(cases.duplicateCases, {
      ...child,
      otherName: null,
      contactEmail: null,
      mobile: null,
    });
    expect(data.data).toEqual([]);
  });

  test('a rejected registration does not prevent an imported row from becoming a case', async () => {
    const { admin } = await rejectOne();
    const bare = { fileNumber: null, contactEmail: null, mobile: null, father: null, mother: null };
    const importId = await makeCheckedImport(admin, [rowOf(1, { ...bare, ...child })]);
    await settled();
    expect((await admin.call(imports.getImport, { importId })).data).toMatchObject({
      created: 1,
      archived: 0,
    });
    await admin.call(imports.commitImport, { importId });
    await settled();
    expect((await admin.call(imports.getImport, { importId })).data).toMatchObject({ created: 1 });
  });
});

test('undoing an import removes imported twins, even if somebody has since marked them as different children', async () => {
  const { admin, slug } = await openClinic();
  const bare = {
    fileNumber: null,
    gender: null,
    contactEmail: null,
    mobile: null,
    father: null,
    mother: null,
  };
  const rows = ['Maya Anderson', 'Mara Anderson', 'Mala Anderson'].map((fullName, at) =>
    rowOf(at + 1, { ...bare, fullName, birthDate: born }),
  );
  const importId = await makeCheckedImport(admin, rows);
  await settled();
  await admin.call(imports.commitImport, { importId, asNew: [1, 2, 3] });
  await settled();
  const { data: found } = await admin.call(duplicates.listDuplicates, {});
  expect(found.data.length).toBeGreaterThan(1);
  for (const { one, other } of found.data)
    await admin.call(duplicates.dismissDuplicate, { caseId: one.id, otherId: other.id });
  await admin.call(imports.undoImport, { importId });
  await settled();
  expect((await admin.call(imports.getImport, { importId })).data).toMatchObject({ removed: 3, kept: 0 });
  expect(await violationsOf(slug)).toEqual([]);
});
