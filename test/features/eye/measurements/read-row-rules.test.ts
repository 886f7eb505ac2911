import { expect, test } from 'vitest';
import {
  type EyeValues,
  fieldOf,
  type MeasurementField,
  noValues,
} from '../../../../shared/features/eye/measurements/fields.ts';
import { parseEye, readCellValue } from '../../../../shared/features/eye/measurements/parse-cell.ts';
import {
  atypicalValues,
  type ReadingOptions,
  readMeasurements,
} from '../../../../shared/features/eye/measurements/read-measurements.ts';

const lengthIn = (cell: string) => readCellValue('axialLength', cell);
const eye = (changes: Partial<EyeValues> = {}): EyeValues => ({ ...noValues, ...changes });
const person = { fullName: 'Ann Li', birthDate: '2016-01-02', measuredOn: '2026-05-16' };
type Row = Partial<Record<MeasurementField, string>>;

/** Reads a row of measurements in a table whose headings are the field names. */
function read(row: Row, more: Partial<ReadingOptions> = {}, extra: string[] = []) {
  const cells = Object.entries({ ...person, ...row }) as [MeasurementField, string][];
  const columns = new Map<string, MeasurementField>(cells.map(([field]) => [field, field]));
  return readMeasurements(
    {
      headings: cells.map(([field]) => field),
      rows: [{ line: 7, cells: [...cells.map(([, text]) => text), ...extra] }],
    },
    { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong', withRefraction: true, ...more },
  )[0];
}
const problemsOf = (row: Row) => read(row)?.problems;
const rightOf = (row: Row) => read({ eye: 'R', ...row })?.values.right;

test('a row of a measurement file is read as the child, the day and the values of each eye', () => {
  expect(read({ axialLengthRight: '24.1', sphLeft: '-1', cylLeft: '-0.5', axisLeft: '0' })).toEqual({
    ...{ line: 7, name: 'Ann Li', birthDate: '2016-01-02', measuredOn: '2026-05-16', problems: [] },
    values: { right: eye({ axialLength: 24.1 }), left: eye({ sph: -1, cyl: -0.5, axis: 180 }) },
  });
});

test('a value in a column without an eye belongs to the row’s eye, unless a column for this eye has a value', () => {
  expect(read({ eye: 'L', axialLength: '24.1' })?.values).toEqual({
    right: noValues,
    left: eye({ axialLength: 24.1 }),
  });
  const own = read({ eye: 'L', axialLength: '24.1', axialLengthLeft: '23', axialLengthRight: '25' });
  expect(own?.values).toEqual({ right: eye({ axialLength: 25 }), left: eye({ axialLength: 23 }) });
});

test('a missing or unknown eye in a row is reported only if a value of the row needs an eye', () => {
  expect(problemsOf({ axialLength: '24.1' })).toEqual([{ kind: 'noEye' }]);
  expect(problemsOf({ eye: '  ', axialLength: '24.1' })).toEqual([{ kind: 'noEye' }]);
  expect(problemsOf({ eye: '="OU"', axialLength: 'x' })).toEqual([{ kind: 'eye', text: 'OU' }]);
  expect(problemsOf({ eye: 'OU', axialLength: '-', axialLengthRight: '24' })).toEqual([]);
  const measured = { eye: 'OU', sph: '-1', axialLengthRight: '24' };
  expect(read(measured, { withRefraction: false })?.problems).toEqual([]);
});

test('a child’s name is read from one cell or two; the parts of a Chinese name are joined without a space', () => {
  const nameOf = (row: Row) => read(row)?.name;
  const split = (lastName: string, firstName: string) => nameOf({ fullName: '', lastName, firstName });
  expect(split('Li', 'Ann')).toBe('Li Ann');
  expect(split('陈', '小明')).toBe('陈小明');
  expect(split('陈', 'Ann')).toBe('陈 Ann');
  expect(split('', 'Ann')).toBe('Ann');
  expect(nameOf({ fullName: 'Ann', lastName: 'Li', firstName: 'Bea' })).toBe('Ann');
  expect(nameOf({ fullName: ' Ann\u200b \n  Li ' })).toBe('Ann Li');
  expect(nameOf({ fullName: '\u200bAnn Li\u200b' })).toBe('Ann Li');
  expect(nameOf({ fullName: '="Ann Li"' })).toBe('Ann Li');
});

test('a child’s name is cut after 250 characters', () => {
  expect(read({ fullName: '😀'.repeat(251) })?.name).toBe('😀'.repeat(250));
  expect(read({ fullName: 'x'.repeat(250) })?.name).toBe('x'.repeat(250));
});

test('a row needs a measurement date; a birth date is optional but must be unambiguous', () => {
  expect(read({ birthDate: '' })).toMatchObject({ birthDate: null, problems: [{ kind: 'noValues' }] });
  expect(read({ birthDate: '1/2/2016' })).toMatchObject({
    birthDate: null,
    problems: [{ kind: 'birthDate', text: '1/2/2016' }],
  });
  expect(read({ birthDate: '1/2/2016' }, { dateOrder: 'dmy' })?.birthDate).toBe('2016-02-01');
  expect(problemsOf({ measuredOn: '' })).toEqual([{ kind: 'measuredOn', text: '' }]);
  expect(problemsOf({ measuredOn: '="soon"' })).toEqual([{ kind: 'measuredOn', text: 'soon' }]);
});

test('a measurement time gives the day in the organisation’s time zone; a birth date with a time must be midnight there', () => {
  const measured = { axialLengthRight: '24', measuredOn: '2026-05-15T23:30:00Z' };
  expect(read({ ...measured, birthDate: '2017-03-13T16:00:00Z' })).toMatchObject({
    ...{ birthDate: '2017-03-14', measuredOn: '2026-05-16', problems: [] },
  });
  expect(read({ ...measured, birthDate: '2017-03-13T17:00:00Z' })).toMatchObject({
    birthDate: null,
    problems: [{ kind: 'birthInstant', text: '2017-03-13T17:00:00Z' }],
  });
});

test('a row without values is reported as empty, unless another problem of the row is reported', () => {
  expect(problemsOf({})).toEqual([{ kind: 'noValues' }]);
  expect(problemsOf({ fullName: '' })).toEqual([{ kind: 'noName' }]);
  expect(problemsOf({ axialLengthLeft: '24' })).toEqual([]);
});

test('imported powers are rounded to an eighth, lengths to 0.01 mm, and axes to a degree', () => {
  expect(rightOf({ sph: '-1.37', cyl: '-0.30', axis: '9.6', axialLength: '24.156' })).toEqual(
    eye({ sph: -1.375, cyl: -0.25, axis: 10, axialLength: 24.16 }),
  );
  expect(Object.is(rightOf({ sph: '-0.05' })?.sph, 0), 'no minus zero').toBe(true);
});

test('values outside the limits of their fields are dropped, and each dropped cell is reported', () => {
  const range = (value: string, text: string) => [{ kind: 'range', value, eye: 'right', text }];
  expect(rightOf({ axialLength: '15' })?.axialLength).toBe(15);
  expect(rightOf({ axialLength: '40' })?.axialLength).toBe(40);
  expect(problemsOf({ axialLengthRight: '14.99' })).toEqual(range('axialLength', '14.99'));
  expect(problemsOf({ axialLengthRight: '="40.01"' })).toEqual(range('axialLength', '40.01'));
  expect(problemsOf({ axialLengthRight: 'long' })).toEqual([
    { kind: 'number', value: 'axialLength', eye: 'right', text: 'long' },
  ]);
  expect(problemsOf({ sphRight: '-1', cylRight: '-1', axisRight: '-1' })).toEqual(range('axis', '-1'));
});

test('an incomplete power (axis without cylinder, or cylinder without axis or sphere) is rejected', () => {
  const powerOf = (sph: string, cyl: string, axis: string) => {
    const found = read({ sphRight: sph, cylRight: cyl, axisRight: axis, axialLengthRight: '24' });
    const { right } = found?.values ?? {};
    expect(right?.axialLength).toBe(24);
    return [right?.sph, right?.cyl, right?.axis, ...(found?.problems ?? []).map(({ kind }) => kind)];
  };
  expect(powerOf('-1', '-0.5', '10')).toEqual([-1, -0.5, 10]);
  expect(powerOf('-1', '', '10')).toEqual([-1, null, null]);
  expect(powerOf('-1', '0', '10')).toEqual([-1, 0, null]);
  expect(powerOf('0', '-0.5', '10')).toEqual([0, -0.5, 10]);
  expect(powerOf('', '', '10')).toEqual([null, null, null]);
  expect(powerOf('-1', '-0.5', '')).toEqual([null, null, null, 'axis']);
  expect(powerOf('', '-0.5', '10')).toEqual([null, null, null, 'sphere']);
  expect(powerOf('', '0', '')).toEqual([null, null, null, 'sphere']);
  expect(powerOf('-99', '-0.5', '10')).toEqual([null, null, null, 'range']);
  expect(powerOf('-1', '-0.5', 'x')).toEqual([null, null, null, 'number']);
});

test('a problem in the values of one eye does not remove the values of the other eye', () => {
  const found = read({ sphRight: '-99', sphLeft: '-1', k1Right: '43', k1Left: '99', k2Left: '44' });
  expect(found?.values).toEqual({ right: eye({ k1: 43 }), left: eye({ sph: -1 }) });
});

test('keratometry is dropped completely if the meridian that should be the flatter one is the steeper one', () => {
  const both = (k1: string, k2: string, cornealAxis = '5') =>
    rightOf({ k1, k2, cornealAxis, cornealDiameter: '12' });
  expect(both('43', '43')).toEqual(eye({ k1: 43, k2: 43, cornealAxis: 5, cornealDiameter: 12 }));
  expect(both('43.01', '43')).toEqual(eye({ cornealDiameter: 12 }));
  expect(both('', '43')).toEqual(eye({ k2: 43, cornealDiameter: 12 }));
  expect(both('43', '')).toEqual(eye({ k1: 43, cornealAxis: 5, cornealDiameter: 12 }));
  expect(problemsOf({ k1Left: '44', k2Left: '43' })).toEqual([{ kind: 'curvatures', eye: 'left' }]);
});

test('if the user does not import refractions, the file’s refraction values are ignored, even invalid values', () => {
  const row = { sphRight: 'x', cylRight: '-99', axisRight: '10', axialLengthRight: '24', k1Right: '43' };
  expect(read(row, { withRefraction: false })).toMatchObject({
    values: { right: eye({ axialLength: 24, k1: 43 }), left: noValues },
    problems: [],
  });
});

test('a row that is empty in the chosen columns is skipped; a row with extra cells is invalid', () => {
  expect(read({ fullName: ' ', birthDate: '', measuredOn: '' })).toBeUndefined();
  expect(read({ axialLengthRight: '24' }, {}, ['', ' '])?.problems).toEqual([]);
  expect(read({ axialLengthRight: '24' }, {}, ['', '15'])).toEqual({
    ...{ line: 7, name: 'Ann Li', birthDate: '2016-01-02', measuredOn: '2026-05-16' },
    values: { right: noValues, left: noValues },
    problems: [{ kind: 'cells' }],
  });
});

test('columns that the user did not choose are ignored, and missing cells are blank', () => {
  const table = {
    headings: ['Name', 'Day', 'Remark', 'AL'],
    rows: [
      { line: 2, cells: ['Ann', '2026-05-16', 'x', '24'] },
      { line: 3, cells: ['Bea'] },
      { line: 4, cells: ['', '', 'only a remark', ''] },
    ],
  };
  const columns = new Map<string, MeasurementField>([
    ['Name', 'fullName'],
    ['Day', 'measuredOn'],
    ['AL', 'axialLengthLeft'],
  ]);
  const found = readMeasurements(table, {
    columns,
    dateOrder: null,
    timeZone: 'Asia/Hong_Kong',
    withRefraction: true,
  });
  expect(
    found.map(({ line, name, values, problems }) => [line, name, values.left.axialLength, problems]),
  ).toEqual([
    [2, 'Ann', 24, []],
    [3, 'Bea', null, [{ kind: 'measuredOn', text: '' }]],
  ]);
});

test('unusual values of a row are listed by eye, in the order of the fields', () => {
  const right = eye({ axialLength: 30.01, sph: -20, k1: 37.9, cornealDiameter: 13.1 });
  const left = eye({ axialLength: 20, sph: -20.125, axis: 180, k1: 6.9, k2: 49.01 });
  expect(atypicalValues({ right, left })).toEqual([
    { value: 'axialLength', eye: 'right' },
    { value: 'k1', eye: 'right' },
    { value: 'cornealDiameter', eye: 'right' },
    { value: 'sph', eye: 'left' },
    { value: 'k2', eye: 'left' },
  ]);
  expect(atypicalValues({ right: noValues, left: noValues })).toEqual([]);
});

test('the name of a reported field includes the eye, if the eye is known', () => {
  expect([fieldOf('k1', null), fieldOf('k1', 'right'), fieldOf('k1', 'left')]).toEqual([
    ...['k1', 'k1Right', 'k1Left'],
  ]);
});

test('a number is read with any unit of its field, and with up to three digits and four decimals', () => {
  const cells = [
    '2mm',
    '2 dpt',
    '2 dptr',
    '2 diopter',
    '2 diopters',
    '2 dioptres',
    '2d',
    '2°',
    '2 deg',
    '2度',
  ];
  expect(cells.map(lengthIn)).toEqual(Array(10).fill({ value: 2 }));
  expect(['123.4567', '0,5', '+2', '-.5', '2 4', '\u20121', '1.23456'].map(lengthIn)).toEqual(
    [123.4567, 0.5, 2, -0.5, 24, -1, 1.23456].map(value => ({ value })),
  );
  expect(['1234567', '+', '-+1', '1-', '2 in'].map(lengthIn)).toEqual(Array(5).fill('unclear'));
});

test('common spellings of a missing number (such as “N/A”) and of a power of zero (such as “plano”) are recognised', () => {
  expect([' ', '.', '—', 'N/A', 'na', 'null', 'none', 'NIL', '无', 'mm', '- D'].map(lengthIn)).toEqual(
    Array(11).fill('blank'),
  );
  expect(['pl', 'plano', '平', '平光'].map(cell => readCellValue('sph', cell))).toEqual(
    Array(4).fill({ value: 0 }),
  );
});

test('a cell of more than 60 characters is not read as a number', () => {
  expect(lengthIn(`2${' '.repeat(58)}4`)).toEqual({ value: 24 });
  expect(lengthIn(`2${' '.repeat(59)}4`)).toBe('unclear');
});

test('the name of an eye is recognised even with points, blanks and spreadsheet text markers', () => {
  expect([' o. d. ', '="R"', 'RECHTS'].map(parseEye)).toEqual(['right', 'right', 'right']);
  expect(['O S', 'l.e.', 'Links', '左眼'].map(parseEye)).toEqual(['left', 'left', 'left', 'left']);
  expect(['', 'rl', 'both'].map(parseEye)).toEqual([undefined, undefined, undefined]);
});
