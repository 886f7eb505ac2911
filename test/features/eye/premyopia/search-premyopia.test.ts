import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { bornAt, premyopicVisit, seenOn } from './samples.ts';

const listed = async (who: Principal, input = {}) => (await who.call(premyopia.searchPremyopia, input)).data;

test('children with premyopia are listed with the reasons, the most recently seen first', async () => {
  const { admin, slug } = await openClinic();
  const seven = await makeCase(admin, { fullName: 'Seven', birthDate: bornAt(7) });
  const twelve = await makeCase(admin, { fullName: 'Twelve', birthDate: bornAt(12) });
  const myopic = await makeCase(admin, { fullName: 'Myopic', birthDate: bornAt(7) });
  const draft = await makeCase(admin, { fullName: 'Draft', birthDate: bornAt(7) });
  await makeFinishedReport(
    admin,
    { ...premyopicVisit([0.5, 1.25]), riskFactors: [], questionnaire: null },
    seven.id,
  );
  const risky = { ...premyopicVisit([0.25, 0.25]), date: daysAfter(seenOn(), -30) };
  await makeFinishedReport(admin, { ...risky, returnBy: null, followUp: null }, twelve.id);
  await makeFinishedReport(admin, premyopicVisit([-1, 0.5]), myopic.id);
  await makeEyeReport(admin, premyopicVisit([0.5, 0.5]), draft.id);
  const { data, meta } = await listed(admin);
  expect(meta.next).toBeNull();
  expect(data.map(row => row.case.fullName)).toEqual(['Seven', 'Twelve']);
  expect(data[0]).toMatchObject({
    seenOn: seenOn(),
    riskFactors: [],
    eyes: [
      { eye: 'right', value: 0.5, reserveBelow: 1, isPremyopic: false },
      { eye: 'left', reserveBelow: null },
    ],
  });
  expect(data[1]).toMatchObject({
    riskFactors: ['parentalMyopia'],
    parents: 'one',
    outdoors: 1,
    eyes: [{ isPremyopic: true }, { isPremyopic: true }],
  });
  expect(await violationsOf(slug)).toEqual([]);
});

test('the answer that a parent is myopic puts a child on the list of premyopia without the ticked risk factor', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { fullName: 'Twelve', birthDate: bornAt(12) });
  await makeFinishedReport(admin, { ...premyopicVisit([0.25, 0.25]), riskFactors: [] }, child.id);
  const { data } = await listed(admin);
  expect(data.map(({ parents, eyes }) => [parents, eyes.map(eye => eye.isPremyopic)])).toEqual([
    ['one', [true, true]],
  ]);
});

test('a child leaves the list of children with premyopia when the child becomes myopic or the case is archived', async () => {
  const { admin, slug } = await openClinic();
  const [turned, gone] = [
    await makeCase(admin, { birthDate: bornAt(7) }),
    await makeCase(admin, { birthDate: bornAt(7) }),
  ];
  for (const { id } of [turned, gone]) await makeFinishedReport(admin, premyopicVisit([0.5, 0.5]), id);
  expect((await listed(admin)).data).toHaveLength(2);
  await admin.call(cases.archiveCase, { caseId: gone.id });
  const later = {
    ...premyopicVisit([-0.5, 0.5]),
    date: daysAfter(seenOn(), 90),
    returnBy: null,
    followUp: null,
  };
  await makeFinishedReport(admin, later, turned.id);
  expect((await listed(admin)).data).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('users limited to selected cases find only children with premyopia whom they can see, on all pages of the list', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  for (const birthDate of [bornAt(7), bornAt(7.1), bornAt(7.2)]) {
    const { id } = await makeCase(user, { birthDate });
    await makeFinishedReport(user, premyopicVisit([0.5, 0.5]), id);
  }
  const hidden = await makeCase(admin, { birthDate: bornAt(7.3) });
  await makeFinishedReport(admin, premyopicVisit([0.5, 0.5]), hidden.id);
  for (const [who, count] of [
    [user, 3],
    [admin, 4],
  ] as const) {
    const first = await listed(who, { limit: 2 });
    const rest = await listed(who, { limit: 2, cursor: first.meta.next });
    const names = [...first.data, ...rest.data].map(row => row.case.birthDate);
    expect(new Set(names).size).toBe(count);
  }
});

test('the query for children with premyopia does not read children who were last seen more than two years ago', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const [seen, gone] = [
    await makeCase(user, { birthDate: bornAt(7) }),
    await makeCase(user, { birthDate: daysAfter(bornAt(7), -700) }),
  ];
  await makeFinishedReport(user, premyopicVisit([0.5, 0.5]), seen.id);
  const long = { date: daysAfter(seenOn(), -700), returnBy: null, followUp: null };
  await makeFinishedReport(user, { ...premyopicVisit([0.5, 0.5]), ...long }, gone.id);
  for (const who of [admin, user]) {
    const { data, meta } = await listed(who);
    expect(data.map(row => row.case.id)).toEqual([seen.id]);
    expect(meta.read).toBe(1);
  }
});
