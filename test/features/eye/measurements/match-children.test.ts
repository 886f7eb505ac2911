import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { measurements } from '../../../../shared/features/eye/measurements/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport } from '../eye-reports/samples.ts';
import { mapping } from './samples.ts';

const birthDate = '2017-03-14';

/** Names of the matching children, with the reason for each match. */
async function matches(who: Principal, name: string, born: string | null = birthDate): Promise<string[]> {
  const { data } = await who.call(measurements.matchChildren, { people: [{ name, birthDate: born }] });
  return data.people.flatMap(({ children }) =>
    children.map(({ case: { fullName }, reason }) => `${fullName}: ${reason}`),
  );
}

test('a child of a measurement file is found by name and birth date, in both scripts, in pinyin and in any word order', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { fullName: '陈晓东', otherName: 'Chan Hiu Tung' });
  for (const name of [
    '陈晓东',
    '陳曉東',
    '陈 晓东',
    'Chen Xiaodong',
    'xiaodong CHEN',
    'Chan, Hiu Tung',
    'Hiu Tung Chan',
  ])
    expect(await matches(admin, name), name).toEqual(['陈晓东: nameAndBirthDate']);
});

test('a child whose name only sounds like the name in the file, or lacks a word, is suggested but is not a certain match', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { fullName: '陈晓东', otherName: 'Chan Hiu Tung' });
  expect(await matches(admin, '陈小冬')).toEqual(['陈晓东: birthDateAndSimilarName']);
  expect(await matches(admin, 'Chan Tung')).toEqual(['陈晓东: birthDateAndSimilarName']);
  expect(await matches(admin, '李小冬')).toEqual([]);
});

test('two children with the same name and birthday are both returned; a match by the name only is marked as such', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { fullName: 'Anna Li', otherName: null });
  await makeCase(admin, { fullName: 'Li Anna', otherName: null });
  await makeCase(admin, { fullName: 'Anna Li', otherName: null, birthDate: '2016-01-02' });
  expect((await matches(admin, 'Anna Li')).toSorted()).toEqual([
    'Anna Li: nameAndBirthDate',
    'Li Anna: nameAndBirthDate',
  ]);
  expect(await matches(admin, 'Anna Li', '2015-05-05')).toHaveLength(3);
  expect(await matches(admin, 'Anna Li', null)).toEqual(Array(3).fill(expect.stringContaining(': name')));
});

test('the search for a child of a file gives the same result for a hidden child as for an unknown child', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join({ visibility: 'selected' });
  await makeCase(admin, { fullName: 'Hidden Tree', otherName: null });
  const own = await makeCase(colleague, { fullName: 'Shown River', otherName: null });
  await makeEyeReport(colleague, {}, own.id);
  const ask = async (name: string, born: string | null) =>
    (await colleague.call(measurements.matchChildren, { people: [{ name, birthDate: born }] })).data;
  for (const born of [birthDate, null, '2011-11-11'])
    expect(await ask('Hidden Tree', born)).toEqual(await ask('Nobody Atall', born));
  expect(await matches(colleague, 'River Shown')).toEqual(['Shown River: nameAndBirthDate']);
  expect(await matches(colleague, 'River Shown', null)).toEqual(['Shown River: name']);
});

test('the match of a measurement with a child contains the child’s visits and says whether the child’s case is archived', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin, { fullName: 'Ann Tree', otherName: null });
  const report = await makeEyeReport(admin, {}, id);
  await admin.call(cases.archiveCase, { caseId: id });
  const { data } = await admin.call(measurements.matchChildren, {
    people: [
      { name: 'Ann Tree', birthDate },
      { name: 'Bob Tree', birthDate: null },
    ],
  });
  expect(data.people[0]?.children).toMatchObject([
    {
      case: { id, status: 'archived' },
      visits: [{ id: report.id, status: 'draft', date: report.date, axialLength: report.axialLength }],
    },
  ]);
  expect(data.people[1]?.children).toEqual([]);
});

test('column mappings are stored per organisation; saving an outdated version of them is rejected as a conflict', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { data: before } = await colleague.call(measurements.listMeasurementMappings, {});
  expect(before).toEqual({ version: 0, mappings: [] });
  await colleague.call(measurements.changeMeasurementMappings, { version: 0, mappings: [mapping] });
  const refused = await admin.expectError(measurements.changeMeasurementMappings, before);
  expect(refused).toMatchObject({ code: 'version.conflict', current: { version: 1, mappings: [mapping] } });
  const twice = { version: 1, mappings: [mapping, mapping] };
  const { code } = await admin.expectError(measurements.changeMeasurementMappings, twice);
  expect(code).toBe('request.invalid');
  for (const header of ['2016-01-02', '24.15']) {
    const kept = [{ ...mapping, columns: [{ header, field: 'birthDate' as const }] }];
    const told = await admin.expectError(measurements.changeMeasurementMappings, {
      version: 1,
      mappings: kept,
    });
    expect(told.code).toBe('request.invalid');
  }
});
