import { expect, test } from 'vitest';
import { type EyeValues, noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import {
  gatherMeasurements,
  hasValues,
  swapEyes,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import type { Reading } from '../../../../shared/features/eye/measurements/read-measurements.ts';

const eye = (changes: Partial<EyeValues> = {}): EyeValues => ({ ...noValues, ...changes });
const reading = (
  line: number,
  right: Partial<EyeValues>,
  left: Partial<EyeValues> = {},
  more: Partial<Reading> = {},
): Reading => ({
  ...{ line, name: 'Ann Li', birthDate: '2016-01-02', measuredOn: '2026-05-16', problems: [] },
  values: { right: eye(right), left: eye(left) },
  ...more,
});
const gatherRight = (...rows: Partial<EyeValues>[]) => {
  const [found, ...more] = gatherMeasurements(rows.map((row, at) => reading(at + 2, row)));
  expect(more).toEqual([]);
  return found;
};
const notedOf = (...rows: Partial<EyeValues>[]) =>
  gatherRight(...rows)?.repeated.map(({ what, earlier }) => [what, ...earlier]);

test('a measurement from a single row has exactly the values of that row', () => {
  expect(gatherMeasurements([reading(2, { axialLength: 24.1 }, { sph: -1 })])).toEqual([
    {
      ...{ key: 'ann li|2016-01-02|2026-05-16', lines: [2], files: [], line: 2, name: 'Ann Li' },
      ...{ birthDate: '2016-01-02', measuredOn: '2026-05-16', problems: [], repeated: [] },
      values: { right: eye({ axialLength: 24.1 }), left: eye({ sph: -1 }) },
    },
  ]);
  expect(gatherMeasurements([])).toEqual([]);
});

test('two names in measurement files match even if word order, letter case and punctuation differ', () => {
  const keyOf = (more: Partial<Reading>) => gatherMeasurements([reading(7, {}, {}, more)])[0]?.key;
  expect(keyOf({ name: 'Chan, Siu-Ming' })).toBe('chan ming siu|2016-01-02|2026-05-16');
  expect(keyOf({ name: ' MING SIU  Chan.' })).toBe('chan ming siu|2016-01-02|2026-05-16');
  expect(keyOf({ name: '陈小明 2' })).toBe('2 陈小明|2016-01-02|2026-05-16');
});

test('rows of a measurement file that have no name or no day are not joined; each is a separate measurement', () => {
  const keys = (more: Partial<Reading>) =>
    gatherMeasurements([reading(2, {}, {}, more), reading(3, {}, {}, more)]).map(({ key }) => key);
  expect(keys({ name: '' })).toEqual(['line 2|2016-01-02|2026-05-16', 'line 3|2016-01-02|2026-05-16']);
  expect(keys({ name: ' - ' })).toHaveLength(2);
  expect(keys({ measuredOn: null })).toEqual(['ann li|2016-01-02|line 2', 'ann li|2016-01-02|line 3']);
  expect(keys({ birthDate: null })).toEqual(['ann li||2026-05-16']);
});

test('rows of measurements of the same child and day are joined in file order; the rows themselves are not modified', () => {
  const rows = [
    reading(2, { axialLength: 24.1 }, {}, { problems: [{ kind: 'noEye' }] }),
    reading(3, {}, {}, { measuredOn: '2026-05-17' }),
    reading(4, {}, { axialLength: 23.9 }, { problems: [{ kind: 'noName' }] }),
  ];
  const [first, second, ...more] = gatherMeasurements(rows);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    lines: [2, 4],
    problems: [{ kind: 'noEye' }, { kind: 'noName' }],
    values: { right: eye({ axialLength: 24.1 }), left: eye({ axialLength: 23.9 }) },
    repeated: [],
  });
  expect(second).toMatchObject({ lines: [3], measuredOn: '2026-05-17' });
  expect(rows[0]).toMatchObject({ problems: [{ kind: 'noEye' }], values: { left: noValues } });
});

test('if two rows of a child and day both have a value, the later value is kept; a later sphere replaces the whole power', () => {
  const full = {
    ...{ axialLength: 24, sph: -1, cyl: -0.5, axis: 10 },
    ...{ k1: 43, k2: 44, cornealAxis: 5, cornealDiameter: 12 },
  };
  expect(gatherRight(full, {})?.values.right).toEqual(full);
  expect(gatherRight({}, full)?.values.right).toEqual(full);
  expect(gatherRight(full, { sph: -1.125 })?.values.right).toEqual({
    ...full,
    ...{ sph: -1.125, cyl: null, axis: null },
  });
  expect(gatherRight(full, { k1: 43.1 })?.values.right).toEqual({ ...full, k1: 43.1 });
  expect(gatherRight({ axialLength: 24 }, { k2: 44.1 })?.values.right).toEqual(
    eye({ axialLength: 24, k2: 44.1 }),
  );
  expect(gatherRight(full, { axialLength: 24.01, cornealDiameter: 12.1 })?.values.right).toEqual({
    ...full,
    ...{ axialLength: 24.01, cornealDiameter: 12.1 },
  });
});

test('rows with right-eye values and rows with left-eye values of a child are joined, each eye separately', () => {
  const [found] = gatherMeasurements([
    reading(2, { axialLength: 24 }, { axialLength: 23 }),
    reading(3, { axialLength: 24.5 }, { axialLength: 23.5 }),
    reading(4, { axialLength: 25 }, {}),
  ]);
  expect(found?.values).toEqual({ right: eye({ axialLength: 25 }), left: eye({ axialLength: 23.5 }) });
  expect(found?.repeated).toEqual([
    { eye: 'right', what: 'axialLength', earlier: ['24', '24.5'] },
    { eye: 'left', what: 'axialLength', earlier: ['23'] },
  ]);
});

test('two axial lengths of an eye that differ by less than 0.04 mm count as the same measurement', () => {
  expect(notedOf({ axialLength: 24 }, { axialLength: 24.03 })).toEqual([]);
  expect(notedOf({ axialLength: 24.05 }, { axialLength: 24 })).toEqual([['axialLength', '24.05']]);
  expect(notedOf({ axialLength: 24 }, { sph: -1 })).toEqual([]);
});

test('if a later row of a file replaces a power by one that differs by 0.25 D or more, the old power is reported', () => {
  const before = { sph: -1, cyl: -0.5, axis: 10 };
  expect(notedOf(before, { ...before, sph: -1.25 })).toEqual([['power', '-1 / -0.5 / 10']]);
  expect(notedOf(before, { ...before, sph: -0.75 })).toEqual([['power', '-1 / -0.5 / 10']]);
  expect(notedOf(before, { ...before, cyl: -0.75 })).toEqual([['power', '-1 / -0.5 / 10']]);
  expect(notedOf(before, { sph: -1.125, cyl: -0.625, axis: 170 })).toEqual([]);
  expect(notedOf({ sph: -1 }, { sph: -2 })).toEqual([['power', '-1']]);
  expect(notedOf({ sph: 0, cyl: 0 }, { sph: -2 })).toEqual([['power', '0 / 0']]);
});

test('if a later row replaces keratometry by values that differ by 0.25 D or more (given in D or mm), the old ones are reported', () => {
  expect(notedOf({ k1: 43, k2: 44 }, { k1: 43.25 })).toEqual([['keratometry', '43 / 44']]);
  expect(notedOf({ k1: 43, k2: 44 }, { k2: 44.25 })).toEqual([['keratometry', '43 / 44']]);
  expect(notedOf({ k1: 43 }, { k1: 43.24 })).toEqual([]);
  expect(notedOf({ k1: 7.5 }, { k1: 45 })).toEqual([]);
  expect(notedOf({ k1: 7.5, cornealAxis: 5 }, { k1: 46 })).toEqual([['keratometry', '7.5 / 5']]);
  expect(notedOf({ k1: 43 }, { k2: 48 })).toEqual([]);
  expect(notedOf({}, { k1: 43, k2: 44 })).toEqual([]);
});

test('if a later row replaces a corneal diameter by one that differs by more than 0.2 mm, the old diameter is reported', () => {
  expect(notedOf({ cornealDiameter: 12 }, { cornealDiameter: 12.2 })).toEqual([]);
  expect(notedOf({ cornealDiameter: 12 }, { cornealDiameter: 12.4 })).toEqual([['cornealDiameter', '12']]);
});

test('if a later row of a file replaces values of an eye, each kind of replaced measurement is reported with its old value', () => {
  const before = { axialLength: 24, sph: -1, k1: 43, cornealDiameter: 12 };
  const after = { axialLength: 25, sph: -2, k1: 44, cornealDiameter: 13 };
  expect(notedOf(before, after)).toEqual([
    ['axialLength', '24'],
    ['power', '-1'],
    ['keratometry', '43'],
    ['cornealDiameter', '12'],
  ]);
});

test('swapping the right and left eye of a measurement changes nothing else in it', () => {
  const [found] = gatherMeasurements([reading(2, { axialLength: 24 }, { sph: -1 })]);
  if (!found) throw new Error('nothing is gathered');
  expect(swapEyes(found)).toEqual({
    ...found,
    values: { right: eye({ sph: -1 }), left: eye({ axialLength: 24 }) },
  });
});

test('a measurement can be imported if either eye has any value', () => {
  expect(hasValues({ values: { right: noValues, left: noValues } })).toBe(false);
  for (const name of Object.keys(noValues)) {
    const some = { ...noValues, [name]: 0 };
    expect(hasValues({ values: { right: some, left: noValues } }), name).toBe(true);
    expect(hasValues({ values: { right: noValues, left: some } }), name).toBe(true);
  }
});

test('two rows with one corneal meridian each are joined into one keratometry; a later complete keratometry replaces it', () => {
  const cornea = (...rows: Partial<EyeValues>[]) => {
    const { k1, k2, cornealAxis } = gatherRight(...rows)?.values.right ?? {};
    return [k1, k2, cornealAxis];
  };
  expect(cornea({ k1: 43, cornealAxis: 5 }, { k2: 44 })).toEqual([43, 44, 5]);
  expect(cornea({ k2: 44 }, { k1: 43, cornealAxis: 5 })).toEqual([43, 44, 5]);
  expect(cornea({ k1: 43, k2: 44, cornealAxis: 5 }, { k1: 43.1, k2: 44.1 })).toEqual([43.1, 44.1, null]);
  expect(cornea({ k1: 43, k2: 44, cornealAxis: 5 }, { axialLength: 24 })).toEqual([43, 44, 5]);
});
