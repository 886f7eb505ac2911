import { beforeEach, expect, test } from 'vitest';
import type { MeasurementField } from '../../../../shared/features/eye/measurements/fields.ts';
import { gatherMeasurements } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import {
  groupFiles,
  startGroup,
  tableOfGroup,
} from '../../../../web/features/eye/measurements/file-groups.ts';
import { readDeviceFile } from '../../../../web/features/eye/measurements/read-device-file.ts';
import { rememberColumns } from '../../../../web/features/eye/measurements/remembered-columns.ts';
import type { TableFile } from '../../../../web/ui/file/table/table-source.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const getItem = (key: string) => stored.get(key) ?? null;
  const setItem = (key: string, value: string) => void stored.set(key, value);
  Object.assign(globalThis, { localStorage: { getItem, setItem } });
});

async function file(name: string, text: string): Promise<TableFile> {
  const of = new File([text], name);
  const read = await readDeviceFile(new TextEncoder().encode(text));
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  return { of, read, choice: {} };
}

const length = (name: string, child = 'Ann Lee') =>
  file(name, `Name,DOB,Exam date,AL R\n${child},2016-01-02,2026-03-14,24.1\n`);
const power = (name: string) =>
  file(name, 'Name,DOB,Exam date,Rx OD\nLee Ann,2016-01-02,2026-03-14,-1.25/-0.50x173\n');

test('measurement files with the same headings form one group, and rows of one child in these files are joined', async () => {
  const groups = await groupFiles(
    [await length('a.csv'), await power('b.csv'), await length('c.csv', 'Bea Chan')],
    [],
  );
  expect(groups.map(({ files }) => files.map(({ of }) => of.name))).toEqual([['a.csv', 'c.csv'], ['b.csv']]);
  const readings = groups.flatMap(group =>
    readMeasurements(tableOfGroup(group, true), {
      columns: group.columns.fields,
      dateOrder: null,
      timeZone: null,
      withRefraction: true,
    }),
  );
  expect(gatherMeasurements(readings)).toMatchObject([
    { name: 'Ann Lee', files: ['a.csv', 'b.csv'], values: { right: { axialLength: 24.1, sph: -1.25 } } },
    { name: 'Bea Chan', files: ['c.csv'], values: { right: { axialLength: 24.1, sph: null } } },
  ]);
});

test('rows of measurements without a name in two files are not joined into one measurement', async () => {
  const nameless = (name: string) => file(name, 'Name,DOB,Exam date,AL R\n,2016-01-02,2026-03-14,24.1\n');
  const [group] = await groupFiles([await nameless('a.csv'), await nameless('b.csv')], []);
  if (!group) throw new Error('no group');
  const options = { columns: group.columns.fields, dateOrder: null, timeZone: null, withRefraction: true };
  expect(gatherMeasurements(readMeasurements(tableOfGroup(group, true), options))).toHaveLength(2);
});

test('the columns chosen for a file are used for the next file with the same headings, without storing a file’s content', async () => {
  const odd = async (name: string) => file(name, 'Wer,Wann,Wieviel\nAnn Lee,14.03.2026,24.1\n');
  const fields = new Map<string, MeasurementField>([
    ['Wer', 'fullName'],
    ['Wann', 'measuredOn'],
    ['Wieviel', 'axialLengthRight'],
  ]);
  const first = await odd('a.csv');
  await rememberColumns(first.read.table, { fields, dateOrder: 'dmy', method: 'dry' });
  expect(await startGroup([await odd('b.csv')], [])).toMatchObject({
    columns: { fields, dateOrder: 'dmy', method: null },
    isRemembered: true,
  });
  expect([...stored.values()].join()).not.toMatch(/Ann|Wer|24\.1|2026/);
  const other = await file('c.csv', 'Wer,Wann,Was\nAnn Lee,14.03.2026,24.1\n');
  expect(await startGroup([other], [])).toMatchObject({ isRemembered: false });
});

test('the columns of a file without headings are recognised by what the cells contain', async () => {
  const { read } = await file('a.csv', 'Ann,2016-01-02,24.15\n');
  const fields = new Map<string, MeasurementField>([
    ['#1', 'fullName'],
    ['#3', 'axialLengthRight'],
  ]);
  await rememberColumns(read.table, { fields, dateOrder: null, method: null });
  const like = await file('b.csv', 'Bea,2017-01-02,23.15\n');
  expect(await startGroup([like], [])).toMatchObject({ isRemembered: true, columns: { fields } });
  const unlike = await file('c.csv', '2017-01-02,Bea,23.15\n');
  expect(await startGroup([unlike], [])).toMatchObject({ isRemembered: false });
});

test('stored column mappings that are invalid are ignored without an error', async () => {
  for (const text of ['', '{', '{"a":1}', '[["x"]]', '[1]']) {
    stored.set('lumitree.device-files', text);
    expect(await startGroup([await length('a.csv')], [])).toMatchObject({ isRemembered: false });
  }
});
