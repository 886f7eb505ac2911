import { expect, test } from 'vitest';
import { parseCellNumber, parseEye } from '../../../../shared/features/eye/measurements/parse-cell.ts';
import {
  findDateOrder,
  parseCellDate,
} from '../../../../shared/features/eye/measurements/parse-cell-date.ts';
import { measurementsIn } from './read-file.ts';

test('numbers are read with a point or a comma, a unit, and what spreadsheets put around them', () => {
  const read = {
    '24.15': 24.15,
    '24,15': 24.15,
    ' 24.15 mm': 24.15,
    '−1,25': -1.25,
    '+0.50 D': 0.5,
    '="24.15"': 24.15,
    "'-1.25": -1.25,
    '１７５°': 175,
    '.5': 0.5,
    '-0.00': 0,
    Plano: 0,
    平光: 0,
    '24.': 24,
  };
  for (const [cell, value] of Object.entries(read)) expect(parseCellNumber(cell), cell).toEqual({ value });
  for (const cell of ['', '-', '---', 'n/a', 'NaN', '*']) expect(parseCellNumber(cell), cell).toBe('blank');
  for (const cell of ['1,234.50', '24.15.2', '24 / 25', '=1+1', '1e3', '2415.0', 'x', '0x1f'])
    expect(parseCellNumber(cell), cell).toBe('unclear');
});

test('days are read in the orders that programs write, and never guessed', () => {
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
    expect(parseCellDate(cell, order), cell).toEqual({ date: '2026-05-16' });
  for (const cell of ['05/06/2026', '16.05.26', '2026-02-30', '2026-13-01', 'soon', '0016-05-16'])
    expect(parseCellDate(cell, null), cell).toBe('unclear');
  expect(parseCellDate('16/05/2026', 'mdy')).toBe('unclear');
});

test('the order of day and month is told by the file where it can be', () => {
  expect(findDateOrder(['05/06/2026', '16/06/2026'])).toBe('dmy');
  expect(findDateOrder(['05/06/2026', '06/16/2026'])).toBe('mdy');
  expect(findDateOrder(['05/06/2026', '', 'x'])).toBe('either');
  expect(findDateOrder(['16/05/2026', '05/16/2026'])).toBe('contradictory');
  expect(findDateOrder(['2026-05-06', '06.05.2026', '05/05/2026'])).toBe('none');
});

test('eyes are named in many languages, and nothing else is an eye', () => {
  for (const cell of ['R', 'OD', 'o.d.', 'Right', 'RA', '右眼']) expect(parseEye(cell), cell).toBe('right');
  for (const cell of ['L', 'OS', 'OG', 'left', 'LA', '左']) expect(parseEye(cell), cell).toBe('left');
  for (const cell of ['', 'OU', 'both', '1', 'axis', '双眼']) expect(parseEye(cell), cell).toBeUndefined();
});

const head = 'Name,DOB,Date,Eye,AL,Sph,Cyl,Axis\n';
const problemsOf = (row: string) => measurementsIn(`${head}${row}\n`)[0]?.problems;

test('what cannot be used of a row is told with what stands there', () => {
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

test('a cell that looks like a formula stays text', () => {
  const [first] = measurementsIn(`${head}"=HYPERLINK(""http://x"")",2016-01-02,2026-05-16,R,=24.1,,,\n`);
  expect(first).toMatchObject({
    name: '=HYPERLINK("http://x")',
    values: { right: { axialLength: null } },
    problems: [{ kind: 'number', text: '=24.1' }],
  });
});

test('rows of one child and day are one measurement; two birthdays are two children', () => {
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

test('of repeated measurements the last counts, and those that differ are told', () => {
  const rows = ['24.10', '24.11', '24.60'].map(al => `Ann,2016-01-02,2026-05-16,R,${al},,,`);
  expect(measurementsIn(`${head}${rows.join('\n')}\n`)).toMatchObject([
    {
      values: { right: { axialLength: 24.6 } },
      repeated: [{ eye: 'right', what: 'axialLength', earlier: ['24.11'] }],
    },
  ]);
});
