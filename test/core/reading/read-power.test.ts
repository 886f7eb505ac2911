import { describe, expect, test } from 'vitest';
import { numberIn, readMeasured, readNumber } from '../../../shared/core/reading/read-number.ts';
import {
  type PowerPart,
  readAxis,
  readCurvature,
  readingsOfTwoDigits,
  readPower,
} from '../../../shared/core/reading/read-power.ts';

const typed = (text: string, part: PowerPart = 'sph') => readPower(text, { part, impliesDecimals: true });
const written = (text: string, part: PowerPart = 'sph') => readPower(text, { part, impliesDecimals: false });

describe('a lens power is read from text', () => {
  test.each([
    ['-125', -1.25],
    ['-25', -0.25],
    ['25', 0.25],
    ['+50', 0.5],
    ['-75', -0.75],
    ['-25.', -25],
    ['-25.0', -25],
    ['-15', -15],
    ['-1025', -10.25],
    ['-12', -12],
    ['5', 5],
    ['+5', 5],
    ['0', 0],
    ['-0', 0],
    ['000', 0],
    ['075', 0.75],
    ['-050', -0.5],
    ['+250', 2.5],
    ['-125DS', -1.25],
  ])('a lens power typed as “%s” is read as %f D', (text, value) => {
    expect(typed(text)).toEqual({ value });
  });

  test.each([
    ['pl', 0],
    ['PL', 0],
    ['Plano', 0],
    ['平光', 0],
    ['平镜', 0],
    ['-1.25', -1.25],
    ['-1,25', -1.25],
    ['-1。25', -1.25],
    ['-1、25', -1.25],
    ['-1·25', -1.25],
    ['-12,5', -12.5],
    ['−1.25', -1.25],
    ['－１．２５', -1.25],
    ['–1.25', -1.25],
    ['ー1.25', -1.25],
    [' - 1.25 ', -1.25],
    ['-1.25\u200B', -1.25],
    ['-.5', -0.5],
    ['1.', 1],
    ['-0.125', -0.125],
    ['-1.25D', -1.25],
    ['-1.25 DS', -1.25],
    ['-1.25 D.', -1.25],
    ['S-1.25', -1.25],
    ['Sph: -1.25', -1.25],
    ['球镜-1.25', -1.25],
    ['+1.25 dpt', 1.25],
    ['-125度', -1.25],
    ['近视125度', -1.25],
    ['近视：125', -1.25],
    ['近視50度', -0.5],
    ['遠視100度', 1],
    ['-١٫٢٥', -1.25],
  ])('the lens power “%s” is read as %f D, both typed and in a file', (text, value) => {
    for (const read of [typed(text), written(text)]) {
      expect(read).toEqual({ value });
      expect(Object.is((read as { value: number }).value, -0)).toBe(false);
    }
  });

  test('a lens power from a file is read as written; no decimal point is added', () => {
    expect([written('-125'), written('-25'), written('-12', 'cyl')]).toEqual(
      [-125, -25, -12].map(value => ({ value })),
    );
  });

  test.each(['', '  ', '\u3000'])('a lens power in an empty field is blank, not zero', text => {
    expect(typed(text)).toBe('blank');
  });

  test.each([
    ...['-', '+', '.', 'abc', '1.2.3', '--1', '1-', '1e3', '-1234567', 'Infinity', '0x10', '1 25x'],
    ...['DS', 'D', 'S', 'cyl', '度', '125度', '散光50度', '1,234.50', '-1.25/-0.50', '9'.repeat(5000)],
  ])('no lens power can be read from “%s”', text => {
    expect(typed(text)).toBe('unclear');
  });

  test.each(['DS', 'ds', 'D.S.', 'SPH', 'sph.', 'Sphere', 'ＤＳ', '-DS', '球镜', '无散光', 'pl'])(
    '“%s” in the field of the cylinder means a cylinder of 0',
    text => {
      expect([typed(text, 'cyl'), written(text, 'cyl')]).toEqual([{ value: 0 }, { value: 0 }]);
    },
  );

  test.each([
    ['-0.50DC', -0.5],
    ['C-0.50', -0.5],
    ['cyl −0,75', -0.75],
    ['柱镜-0.5', -0.5],
    ['-150', -1.5],
  ])('“%s” in the field of the cylinder is read as %f D', (text, value) => {
    expect(typed(text, 'cyl')).toEqual({ value });
  });

  test('an addition or a prism may be typed with its name or unit', () => {
    expect([typed('ADD +2.00', 'add'), typed('1.5Δ', 'prism'), typed('下加1。5', 'add')]).toEqual(
      [2, 1.5, 1.5].map(value => ({ value })),
    );
  });

  test('a cylinder typed as two digits needs confirmation if it is ambiguous, and its possible meanings are listed', () => {
    expect(['-12', '-12DC', '-25'].map(text => typed(text, 'cyl'))).toEqual([
      'ambiguous',
      'ambiguous',
      { value: -0.25 },
    ]);
    expect(readingsOfTwoDigits('－１２')).toEqual({ hundredths: -0.12, others: [-12, -1.2, -1.25] });
  });
});

test.each([
  ['0', 180],
  ['000', 180],
  ['5', 5],
  ['175', 175],
  ['x180', 180],
  ['×5', 5],
  ['X 90', 90],
  ['@175', 175],
  ['*175', 175],
  ['ax 175', 175],
  ['Axis: 175', 175],
  ['轴位１７５', 175],
  ['175°', 175],
  ['175º', 175],
  ['175度', 175],
  ['175 deg', 175],
  ['173.0', 173],
])('the axis “%s” is read as %i', (text, value) => {
  expect(readAxis(text)).toEqual({ value });
});

test.each(['±0.00', '∞', 'pl.', 'Plano.'])('“%s” is read as a power of 0', text => {
  expect(readPower(text, { part: 'sph', impliesDecimals: true })).toEqual({ value: 0 });
});

test.each(['x', 'ax', '°', '175x', '1 7 5 z'])('the axis “%s” cannot be parsed', text => {
  expect(readAxis(text)).toBe('unclear');
});

test('an empty axis is blank, and a typed curvature without a decimal point gets two decimals', () => {
  expect(readAxis('')).toBe('blank');
  expect([readCurvature('4325', true), readCurvature('780', true), readCurvature('7.80 mm', true)]).toEqual(
    [43.25, 7.8, 7.8].map(value => ({ value })),
  );
  expect(readCurvature('780', false)).toEqual({ value: 780 });
});

test('a length is read as written, with or without a unit', () => {
  expect(['285', '28.5', '28,5', '28。5', '28.5 mm', '２８．５毫米'].map(text => readMeasured(text))).toEqual(
    [285, 28.5, 28.5, 28.5, 28.5, 28.5].map(value => ({ value })),
  );
});

test('a unit without a number cannot be parsed', () => {
  expect(['mm', 'D'].map(text => readMeasured(text))).toEqual(['unclear', 'unclear']);
});

test('the parser of plain numbers rejects a unit; for a form it turns empty text into null and invalid text into NaN', () => {
  expect([readNumber('12 mm'), readNumber('１２')]).toEqual(['unclear', { value: 12 }]);
  expect(['', '1,5', '−2', 'x'].map(numberIn)).toEqual([null, 1.5, -2, Number.NaN]);
});
