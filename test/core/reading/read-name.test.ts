import { expect, test } from 'vitest';
import { joinName, readCell, readNameCell } from '../../../shared/core/reading/read-cell.ts';
import { readName } from '../../../shared/core/reading/read-name.ts';
import { cpuSeconds } from '../../support/worst-inputs/growth.ts';

test.each([
  ['  Ann \u00a0 Lee ', 'Ann Lee'],
  ['\ufeffAnn\u200b Lee\u2060', 'Ann Lee'],
  ['Ａｎｎ　Lee', 'Ann Lee'],
  ['陳\u3000小明', '陳 小明'],
  ['An\u00adn', 'Ann'],
  ['Zoe\u0308', 'Zoë'],
  ['مهدی\u200cزاده', 'مهدی\u200cزاده'],
  ['\u200cمهدی\u200c', 'مهدی'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['👩🏽\u200d🦰 Ruby', '👩🏽\u200d🦰 Ruby'],
  ['An\u200dn', 'Ann'],
  ['สมชาย', 'สมชาย'],
  ['דוד', 'דוד'],
])('the name %j is read as %j, and reading the result again changes nothing', (typed, name) => {
  expect(readName(typed)).toBe(name);
  expect(readName(name)).toBe(name);
});

test('a name is read from a spreadsheet’s formula (="Ann Lee") and from DICOM’s notation (Chan^Tai Man)', () => {
  expect(readNameCell('="Ann Lee"')).toBe('Ann Lee');
  expect(readNameCell('Ann\n Lee\t')).toBe('Ann Lee');
  expect(readNameCell('Chan^Tai Man=陳^大文')).toBe('Chan Tai Man');
  expect(readNameCell('=陳^大文')).toBe('陳大文');
  expect(readNameCell('陳\uE000文\u0007')).toBe('陳\uE000文');
  expect(joinName('陳', '大文')).toBe('陳大文');
  expect(joinName('Lee', 'Ann')).toBe('Ann Lee');
  expect(joinName('Lee', 'Ann', true)).toBe('Lee Ann');
  expect(joinName('', 'Ann')).toBe('Ann');
});

test.each(['علی\u200cرضا', 'ශ්\u200dරී'])(
  'the name %j keeps the invisible character that joins its letters, whether typed or read from a file',
  name => {
    expect(readName(name)).toBe(name);
    expect(readNameCell(`="\uFEFF${name}\u200c"`)).toBe(name);
    expect(readCell(`\uFEFF${name}\u200c`)).toBe(name);
  },
);

test('a name of any length is read quickly', async () => {
  const readAll = () => {
    for (const sign of ['a', '\u200b', '\u200d', '\u{e0061}', ' ', '🏴']) {
      readName(sign.repeat(1_000_000));
      readNameCell(sign.repeat(10_000));
    }
  };
  expect(await cpuSeconds(readAll)).toBeLessThan(1);
});
