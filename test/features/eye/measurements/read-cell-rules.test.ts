import { expect, test } from 'vitest';
import { dateOrdersIn } from '../../../../shared/core/reading/date-orders-of-file.ts';
import { readDate } from '../../../../shared/core/reading/read-date.ts';
import { noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import { guessColumns } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { parseEye, readCellValue } from '../../../../shared/features/eye/measurements/parse-cell.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { measurementsIn, tableOf } from './read-file.ts';

test('numbers are read with a point or comma, a unit, and spreadsheet formatting', () => {
  const lengths = {
    '24.15': 24.15,
    '24,15': 24.15,
    ' 24.15 mm': 24.15,
    '24.150000000000002': 24.150000000000002,
    '="24.15"': 24.15,
    '24.': 24,
    '24。1': 24.1,
  };
  for (const [cell, value] of Object.entries(lengths))
    expect(readCellValue('axialLength', cell), cell).toEqual({ value });
  const powers = {
    '−1,25': -1.25,
    '+0.50 D': 0.5,
    "'-1.25": -1.25,
    '-125': -125,
    '.5': 0.5,
    '-0.00': 0,
    Plano: 0,
    平光: 0,
    '-1.25DS': -1.25,
  };
  for (const [cell, value] of Object.entries(powers))
    expect(readCellValue('sph', cell), cell).toEqual({ value });
  for (const [cell, value] of Object.entries({ '１７５°': 175, x180: 180, '0': 180, '173.0': 173 }))
    expect(readCellValue('axis', cell), cell).toEqual({ value });
  for (const cell of ['', '-', '---', 'n/a', 'NaN', '*'])
    expect(readCellValue('sph', cell), cell).toBe('blank');
  for (const cell of ['1,234.50', '24.15.2', '24 / 25', '=1+1', '1e3', 'x', '0x1f', 'DS', '平均'])
    expect(readCellValue('sph', cell), cell).toBe('unclear');
});

test('the text DS or SPH in the cylinder column means that there is no cylinder', () => {
  const text =
    'Name,DOB,Exam date,OD Sph,OD Cyl,OD Axis,OS Sph,OS Cyl,OS Axis\n' +
    'Chan Tai Man,2015-04-05,2025-10-16,-1.25,DS,,-1.00,SPH,\n';
  expect(measurementsIn(text)).toMatchObject([
    {
      values: { right: { sph: -1.25, cyl: 0, axis: null }, left: { sph: -1, cyl: 0, axis: null } },
      problems: [],
    },
  ]);
});

test('dates in common formats are read; an ambiguous date (day or month first) is never guessed', () => {
  const read = {
    '2026-05-16': null,
    '2026/5/16': null,
    '20260516': null,
    '16.05.2026': null,
    '2026年5月16日': null,
    '16-May-2026': null,
    'May 16, 2026': null,
    '2026-05-16T10:22:31': null,
    '16.5.2026 10:22': null,
    '16/05/2026': 'dmy',
    '05/16/2026 10:22:00 AM': 'mdy',
  } as const;
  for (const [cell, order] of Object.entries(read))
    expect(readDate(cell, { order }), cell).toEqual({ date: '2026-05-16' });
  for (const cell of ['05/06/2026', '16.05.26', '2026-02-30', '2026-13-01', 'soon', '0016-05-16'])
    expect(readDate(cell), cell).toHaveProperty('problem');
});

test('all dates of a file together decide the order of day and month, if possible', () => {
  expect(dateOrdersIn(['05/06/2026', '16/06/2026'])).toEqual(['dmy']);
  expect(dateOrdersIn(['05/06/2026', '06/16/2026'])).toEqual(['mdy']);
  expect(dateOrdersIn(['05/06/2026', '', 'x'])).toEqual(['dmy', 'mdy']);
  expect(dateOrdersIn(['16/05/2026', '05/16/2026'])).toEqual([]);
  expect(dateOrdersIn(['2026-05-06', '06.05.2026', '05/05/2026'])).toBeNull();
});

test('the name of an eye is recognised in many languages, and other words are not mistaken for an eye', () => {
  for (const cell of ['R', 'OD', 'o.d.', 'Right', 'RA', '右眼']) expect(parseEye(cell), cell).toBe('right');
  for (const cell of ['L', 'OS', 'OG', 'left', 'LA', '左']) expect(parseEye(cell), cell).toBe('left');
  for (const cell of ['', 'OU', 'both', '1', 'axis', '双眼']) expect(parseEye(cell), cell).toBeUndefined();
});

const head = 'Name,DOB,Date,Eye,AL,Sph,Cyl,Axis\n';
const problemsOf = (row: string) => measurementsIn(`${head}${row}\n`)[0]?.problems;

test('a value of a row that cannot be used is reported with the text of its cell', () => {
  expect(problemsOf('Ann,2016-01-02,2026-05-16,OU,24.1,,,')).toEqual([{ kind: 'eye', text: 'OU' }]);
  expect(problemsOf('Ann,2016-01-02,2026-05-16,,24.1,,,')).toEqual([{ kind: 'noEye' }]);
  expect(problemsOf('Ann,2016-01-02,,R,24.1,,,')).toEqual([{ kind: 'measuredOn', text: '' }]);
  expect(problemsOf('Ann,1/2/2016,2026-05-16,R,24.1,,,')).toEqual([{ kind: 'birthDate', text: '1/2/2016' }]);
  expect(problemsOf(',2016-01-02,2026-05-16,R,24.1,,,')).toEqual([{ kind: 'noName' }]);
  expect(problemsOf('Ann,2016-01-02,2026-05-16,R,,,,')).toEqual([{ kind: 'noValues' }]);
  expect(problemsOf('Ann,2016-01-02,2026-05-16,R,241.5,,,')).toEqual([
    { kind: 'range', value: 'axialLength', eye: 'right', text: '241.5' },
  ]);
  expect(problemsOf('Ann,2016-01-02,2026-05-16,R,24.1,-1,-0.5,')).toEqual([{ kind: 'axis', eye: 'right' }]);
});

const corneaHead = 'Name;DOB;Date;Eye;AL;K1;K2;Axis K1;WTW\n';
const corneaIn = (cells: string) => {
  const row = `Ann;2016-01-02;2026-05-16;R;24,1;${cells}\n`;
  const [first] = measurementsIn(`${corneaHead}${row}`);
  const { k1, k2, cornealAxis, cornealDiameter, axialLength } = first?.values.right ?? {};
  expect(axialLength).toBe(24.1);
  return { read: [k1, k2, cornealAxis, cornealDiameter], problems: first?.problems };
};

test('corneal curvatures are read as powers of 30 to 60 D or as radii in mm; their size decides which', () => {
  const taken = {
    '43,00 D;44,25 D;175;12,1': [43, 44.25, 175, 12.1],
    '7,82 mm;7,70 mm;0;12,14': [7.82, 7.7, 180, 12.1],
    '30;60;1;9': [30, 60, 1, 9],
    '11,25;5,63;180;14': [11.25, 5.63, 180, 14],
    '43;43;;': [43, 43, null, null],
    '43;;5;': [43, null, 5, null],
    '---;43;5;12': [null, 43, null, 12],
  };
  for (const [cells, read] of Object.entries(taken))
    expect(corneaIn(cells), cells).toEqual({ read, problems: [] });
});

test('impossible keratometry of a row is dropped completely and reported; axial length and corneal diameter are kept', () => {
  const range = (value: string, text: string) => ({ kind: 'range', value, eye: 'right', text });
  const left = {
    '29,99;44;5;12': range('k1', '29,99'),
    '43;60,01;5;12': range('k2', '60,01'),
    '11,26;7,7;5;12': range('k1', '11,26'),
    '7,8;5,62;5;12': range('k2', '5,62'),
    '15;44;5;12': range('k1', '15'),
    '43;44;181;12': range('cornealAxis', '181'),
    '43@5;44;5;12': { kind: 'number', value: 'k1', eye: 'right', text: '43@5' },
    '44;43;5;12': { kind: 'curvatures', eye: 'right' },
    '7,7;7,8;5;12': { kind: 'curvatures', eye: 'right' },
  };
  for (const [cells, problem] of Object.entries(left))
    expect(corneaIn(cells), cells).toEqual({ read: [null, null, null, 12], problems: [problem] });
  expect(corneaIn('43;44;5;14,1')).toEqual({
    read: [43, 44, 5, null],
    problems: [range('cornealDiameter', '14,1')],
  });
});

test('keratometry is read even if refractions are not imported, and invalid keratometry does not drop the refraction', () => {
  const text = `Name,DOB,Date,Sph R,Cyl R,Axis R,K1 R,K2 R\nAnn,2016-01-02,2026-05-16,-1,-0.5,10,43,99\n`;
  expect(measurementsIn(text)[0]?.values.right).toMatchObject({ sph: -1, cyl: -0.5, axis: 10, k1: null });
  const table = tableOf(text.replace('99', '44'));
  const columns = guessColumns(table.headings);
  const [first] = readMeasurements(table, {
    columns,
    dateOrder: null,
    timeZone: 'Asia/Hong_Kong',
    withRefraction: false,
  });
  expect(first?.values.right).toEqual({ ...noValues, k1: 43, k2: 44 });
});

test('a cell that looks like a formula is read as text', () => {
  const [first] = measurementsIn(`${head}"=HYPERLINK(""http://x"")",2016-01-02,2026-05-16,R,=24.1,,,\n`);
  expect(first).toMatchObject({
    name: '=HYPERLINK("http://x")',
    values: { right: { axialLength: null } },
    problems: [{ kind: 'number', text: '=24.1' }],
  });
});

test('rows with the same child and day are one measurement; rows with different birth dates are different children', () => {
  const rows = [
    '"Chan, Siu Ming",2016-01-02,2026-05-16,R,24.10,,,',
    'Siu Ming CHAN,2016-01-02,2026-05-16,L,23.90,,,',
    'Siu Ming Chan,2015-01-02,2026-05-16,R,25.00,,,',
    'Siu Ming Chan,,2026-05-16,L,22.00,,,',
  ];
  expect(measurementsIn(`${head}${rows.join('\n')}\n`)).toMatchObject([
    { lines: [2, 3], values: { right: { axialLength: 24.1 }, left: { axialLength: 23.9 } } },
    {
      lines: [4],
      birthDate: '2015-01-02',
      values: { right: { axialLength: 25 }, left: { axialLength: null } },
    },
    { lines: [5], birthDate: null, values: { left: { axialLength: 22 } } },
  ]);
});

test('if a later row repeats a measurement, its values replace the earlier ones, and the difference is reported', () => {
  const rows = ['24.10', '24.11', '24.60'].map(al => `Ann,2016-01-02,2026-05-16,R,${al},,,`);
  expect(measurementsIn(`${head}${rows.join('\n')}\n`)).toMatchObject([
    {
      values: { right: { axialLength: 24.6 } },
      repeated: [{ eye: 'right', what: 'axialLength', earlier: ['24.11'] }],
    },
  ]);
});

test('if a later row has other keratometry values, in D or mm, they replace the earlier ones, and the difference is reported', () => {
  const rows = ['43,44,10,12', '7.85,7.67,11,12.1', '44,45,12,12.6'].map(
    cornea => `Ann,2016-01-02,2026-05-16,R,${cornea}`,
  );
  const head4 = 'Name,DOB,Date,Eye,K1,K2,K1 axis,WTW';
  const repeated = (...some: string[]) => measurementsIn([head4, ...some, ''].join('\n'))[0];
  expect(repeated(...rows.slice(0, 2))?.repeated).toEqual([]);
  expect(repeated(...rows)).toMatchObject({
    values: { right: { k1: 44, k2: 45, cornealAxis: 12, cornealDiameter: 12.6 } },
    repeated: [
      { eye: 'right', what: 'keratometry', earlier: ['7.85 / 7.67 / 11'] },
      { eye: 'right', what: 'cornealDiameter', earlier: ['12.1'] },
    ],
  });
});
