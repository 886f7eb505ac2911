import { expect, test } from 'vitest';
import { toCsv } from '../../../../shared/core/csv.ts';
import { emptyScreening, toFields } from '../../../../web/features/screening/form/screening-values.ts';
import {
  daySheet,
  fillFromSheet,
  readDaySheet,
} from '../../../../web/features/screening/prepared-days/day-sheet.ts';

const id = `case_${'A'.repeat(22)}`;
const children = [{ id, fullName: '=Ada "Wong"' }];

test('a sheet that is filled in is read by id: zero, blank and not done stay three things', () => {
  const [head = [], titles = [], row = []] = daySheet(children, ({ key }) => `what ${key} is`);
  const put = (key: string, text: string) => {
    row[head.indexOf(key)] = text;
  };
  put('romberg.whole.seconds', '0');
  put('oneLeg.left.seconds', 'unable');
  const read = readDaySheet(toCsv([head, titles, row]));
  expect(read?.map(({ caseId, cells }) => [caseId, cells.size])).toEqual([[id, 2]]);
  const [only] = read ?? [];
  if (!only) throw new Error('nothing was read');
  const { tests } = toFields(fillFromSheet(emptyScreening('2026-11-21', ''), only));
  expect(tests.romberg.whole).toMatchObject({ state: 'done', values: { seconds: 0, sway: null } });
  expect(tests.oneLeg.left).toMatchObject({ state: 'notDone', reason: 'unable' });
  expect(tests.oneLeg.right).toBeNull();
});

test('what was typed before stays where the sheet is blank, and another file is no sheet', () => {
  const before = emptyScreening('2026-11-21', '');
  before.tests.midline.places.whole = { values: { grade: '3' }, reason: '', note: '' };
  const after = fillFromSheet(before, { caseId: id, cells: new Map([['crawling.whole.grade', '1']]) });
  expect(after.tests.midline.places.whole?.values.grade).toBe('3');
  expect(after.tests.crawling.places.whole?.values.grade).toBe('1');
  expect(readDaySheet('name;born\nAda;2018')).toBeUndefined();
});
