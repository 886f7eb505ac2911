import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { planImport, takePlanned } from '../../../../web/features/classes/school-calendar/ics/plan-import.ts';
import { readIcs as readBytes } from '../../../../web/features/classes/school-calendar/ics/read-ics.ts';
import { schoolCalendarQuery } from '../../../../web/features/classes/school-calendar/queries.ts';
import { rangeEdit, writeCalendar } from '../../../../web/features/classes/school-calendar/write-calendar.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { calendarOf, dayOf, eventOf, icsOptions, readIcs } from './ics-samples.ts';

const fileOf = (name: string) => {
  const bytes = new Uint8Array(readFileSync(new URL(`files/${name}`, import.meta.url)));
  return readBytes(bytes, icsOptions);
};

test('a make-up day is recognised by a typical word anywhere in the name of the day, and the name is imported unchanged', () => {
  expect(fileOf('china-make-up.ics')?.days).toMatchObject([
    { from: '2027-01-01', name: '元旦 假期 第1天/共3天', isWorkday: false },
    { from: '2027-01-03', name: '元旦 补班 第1天/共1天', isWorkday: true },
  ]);
  expect(fileOf('names-ending-in-ban.ics')?.days.map(({ name, isWorkday }) => [name, isWorkday])).toEqual([
    ['家长会 高一3班', false],
    ['全校公休', false],
    ['国庆节调休', false],
    ['補行上班日', true],
    ['補班日', true],
  ]);
});

test('the official holiday lists of Hong Kong, mainland China, Taiwan and England are read completely', () => {
  const rows = (name: string) =>
    fileOf(name)?.days.map(({ from, to, name, isWorkday }) => [from, to, name, isWorkday ? 'work' : 'free']);
  expect(rows('hong-kong.ics')).toContainEqual(['2026-04-07', '2026-04-07', '復活節星期一翌日', 'free']);
  expect(rows('hong-kong.ics')?.filter(row => row[3] === 'work')).toEqual([]);
  expect(rows('mainland.ics')).toEqual([
    ['2026-02-15', '2026-02-23', '春节', 'free'],
    ['2026-02-14', '2026-02-14', '春节', 'work'],
    ['2026-02-28', '2026-02-28', '春节 补班', 'work'],
    ['2026-10-01', '2026-10-07', '国庆节 放假', 'free'],
    ['2026-09-20', '2026-09-20', '国庆节调休上班', 'work'],
    ['2026-10-10', '2026-10-10', '国庆节 补班 第2天/共2天', 'work'],
    ['2026-05-04', '2026-05-04', '五四青年节', 'free'],
    ['2026-05-09', '2026-05-09', '劳动节 补班', 'work'],
  ]);
  expect(rows('taiwan.ics')).toEqual([
    ['2027-01-01', '2027-01-01', '中華民國開國紀念日', 'free'],
    ['2027-02-05', '2027-02-11', '農曆除夕及春節', 'free'],
    ['2027-02-13', '2027-02-13', '補行上班', 'work'],
    ['2027-03-01', '2027-03-01', '和平紀念日補假', 'free'],
    ['2027-04-05', '2027-04-05', '調整放假', 'free'],
    ['2027-06-12', '2027-06-12', '補行上班上課', 'work'],
  ]);
  expect(rows('england.ics')).toContainEqual([
    '2026-12-28',
    '2026-12-28',
    'Boxing Day (substitute day)',
    'free',
  ]);
  for (const name of ['hong-kong.ics', 'mainland.ics', 'taiwan.ics', 'england.ics'])
    expect(fileOf(name)?.leftOut).toEqual({
      ...{ unreadable: 0, timed: 0, repeated: 0, ended: 0, tooLong: 0, tooMany: 0 },
    });
});

test.each([
  ['国庆节 班', true],
  ['国庆节·班', true],
  ['周六上课', true],
  ['照常上課', true],
  ['Make up day', true],
  ['Snow day make-up', true],
  ['班：春节', true],
  ['上课（按周五课表）', true],
  ['补星期三的课', true],
  ['Classes as Friday', true],
  ['Monday timetable', true],
  ['按周五课表放假', false],
  ['班会', false],
  ['School in session (Saturday)', true],
  ['春节调休上班', true],
  ['国庆调休上课', true],
  ['特殊工作日', true],
  ['補行上課', true],
  ['National Day Make-up Workday', true],
  ['Working Saturday', true],
  ['Last Saturday of school', false],
  ['Special Working Day', true],
  ['高一 3 班', false],
  ['初二年级 班', false],
  ['農曆年初一的翌日及中秋節翌日補假', false],
  ['颱風停班停課', false],
  ['10月1日不上班', false],
  ['暂停周六上课', false],
  ['取消周六上课', false],
  ['停止星期六上課', false],
  ['不用禮拜日上班', false],
  ['取消周六补课', false],
  ['按周五课表上课', true],
  ['上周一的课', true],
  ['Monday timetable applies', true],
  ['No Monday classes', false],
  ['Monday classes cancelled', false],
  ['Monday classes suspended (typhoon)', false],
  ['School on Monday cancelled', false],
  ['Cancelled: Monday classes', false],
  ['Monday timetable published', false],
  ['暂停上周一的课', false],
  ['上周一的课取消', false],
  ['周六上课取消', false],
  ['补班（取消）', false],
  ['上学期课表公布', false],
  ['晚上周一课后活动', false],
  ['晚上班会', false],
  ['班: 3A 郊游', false],
  ['班：高一3 郊游', false],
  ['Staff meeting', false],
  ['Non-working day', false],
  ['非工作日', false],
  ['Substitute Bank Holiday', false],
])('“%s” is a make-up day: %s', (summary, isWorkday) => {
  expect(readIcs(calendarOf(dayOf('20270110', summary)))?.days).toMatchObject([{ name: summary, isWorkday }]);
});

test('a calendar entry with a name that fits both a holiday and a make-up day must be confirmed before import', () => {
  const { days = [] } = readIcs(calendarOf(dayOf('20270110', '国庆放假（10月8日上班）'))) ?? {};
  expect(planImport(days, [])).toMatchObject([{ state: 'unclear', range: { type: 'holiday' } }]);
  const known = takePlanned([], planImport(days, []));
  expect(planImport(days, known)).toMatchObject([{ state: 'known' }]);
});

test('an imported make-up day with times of day counts as a whole day; other calendar entries with times are left out', () => {
  const at = (summary: string) =>
    calendarOf(eventOf('DTSTART:20270110T090000', 'DTEND:20270110T180000', `SUMMARY:${summary}`));
  expect(readIcs(at('春节补班'))).toMatchObject({
    days: [{ from: '2027-01-10', to: '2027-01-10', isWorkday: true }],
  });
  expect(readIcs(at('家长会'))).toMatchObject({ days: [], leftOut: { timed: 1 } });
});

test('calendar entries that last from midnight to midnight are imported as whole days', () => {
  const days = fileOf('all-day-as-times.ics')?.days.map(({ name, from, to }) => [name, from, to]);
  expect(days).toEqual([
    ['New Year', '2027-01-01', '2027-01-01'],
    ['Staff training', '2027-01-05', '2027-01-05'],
    ['Sports day', '2027-01-06', '2027-01-06'],
  ]);
});

test.each<[string, string[]]>([
  ['DTSTART:20261231T160000Z', ['DTEND:20270102T160000Z']],
  ['DTSTART:20270101T000000Z', ['DTEND:20270103T000000Z']],
  ['DTSTART:20270101T000000', ['DTEND:20270102T235959']],
  ['DTSTART;TZID=Asia/Tokyo:20270101T000000', ['DURATION:PT48H']],
  ['DTSTART;VALUE=DATE:20270101', ['DURATION:P1DT24H']],
  ['DTSTART:20270101T050000Z', ['DTEND:20270103T050000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE']],
])('a calendar entry that begins with %s is imported as two whole days', (start, more) => {
  expect(readIcs(calendarOf(eventOf(start, ...more, 'SUMMARY:Break')))?.days).toMatchObject([
    { from: '2027-01-01', to: '2027-01-02' },
  ]);
});

test('a yearly entry of a calendar file is imported for the coming years, or until the end date of the entry', () => {
  const file = fileOf('repeated.ics');
  expect(file?.days.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['New Year', '2027-01-01', '2027-01-01'],
    ['New Year', '2028-01-01', '2028-01-01'],
    ['Half term', '2027-02-15', '2027-02-19'],
  ]);
  expect(file?.repeats).toEqual({ count: 2, until: '2028-12-31' });
});

const datesBy = (rule: string, start = '20260101', ...more: string[]) =>
  readIcs(calendarOf(dayOf(start, 'Day', `RRULE:${rule}`, ...more)))?.days.map(({ from, to }) =>
    from === to ? from : `${from}/${to}`,
  );
test.each<[string, string, string[]]>([
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=1MO', '20200504', ['2027-05-03', '2028-05-01']],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '20200525', ['2027-05-31', '2028-05-29']],
  ['FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2', '20200229', ['2027-02-28', '2028-02-29']],
  ['FREQ=YEARLY;INTERVAL=2', '20201226', ['2026-12-26', '2028-12-26']],
  ['FREQ=YEARLY', '20200229', ['2028-02-29']],
  ['FREQ=YEARLY;UNTIL=20240101', '20200101', []],
  ['FREQ=YEARLY;COUNT=8', '20200101', ['2027-01-01']],
  ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4', '20270105', ['2027-01-05', '2027-01-07', '2027-01-12', '2027-01-14']],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20270131T235959Z', '20270104', ['2027-01-04', '2027-01-18']],
  ['FREQ=MONTHLY;BYDAY=2FR;COUNT=2', '20270108', ['2027-01-08', '2027-02-12']],
  ['FREQ=MONTHLY;COUNT=3', '20270131', ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['FREQ=DAILY;INTERVAL=2;COUNT=3', '20270104', ['2027-01-04', '2027-01-06', '2027-01-08']],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=7', '20270106', ['2027-01-06/2027-01-08', '2027-01-11/2027-01-14']],
  ['FREQ=DAILY;UNTIL=20200103', '20200101', ['2020-01-01/2020-01-03']],
])('a calendar entry with the rule %s from %s is imported on %j', (rule, start, dates) => {
  expect(datesBy(rule, start)).toEqual(dates);
});

test('a repeated calendar entry can exclude, add and move dates; if the repeat rule is unreadable, its first date is imported', () => {
  const more = ['EXDATE;VALUE=DATE:20270105', 'EXDATE;VALUE=DATE:20270107', 'RDATE;VALUE=DATE:20270201'];
  expect(datesBy('FREQ=DAILY;COUNT=5', '20270104', ...more)).toEqual([
    '2027-01-04',
    '2027-01-06',
    '2027-01-08',
    '2027-02-01',
  ]);
  const moved = calendarOf(
    dayOf('20270104', 'Day', 'UID:1', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    dayOf('20270112', 'Day', 'UID:1', 'RECURRENCE-ID;VALUE=DATE:20270111'),
  );
  expect(readIcs(moved)?.days.map(({ from }) => from)).toEqual(['2027-01-04', '2027-01-12']);
  for (const rule of [
    'FREQ=YEARLY;BYWEEKNO=1',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=WEEKLY;BYDAY=XX',
    '',
  ]) {
    const read = readIcs(calendarOf(dayOf('20270104', 'Day', `RRULE:${rule}`)));
    expect(read, rule).toMatchObject({ days: [{ from: '2027-01-04' }], leftOut: { repeated: 1 } });
  }
});

test('a mark such as 休 before a holiday’s name is not imported; a “teacher workday” needs confirmation', () => {
  const daysOf = (name: string) => readIcs(calendarOf(dayOf('20270112', name)))?.days;
  expect(daysOf('【班】国庆')).toMatchObject([{ name: '国庆', isWorkday: true }]);
  expect(daysOf('(休) 国庆')).toMatchObject([{ name: '国庆', isWorkday: false }]);
  for (const name of [
    'Teacher workday',
    'Teacher-only working day',
    'Working day for teachers',
    "Teachers' working day",
    'Make-up day (staff)',
  ])
    expect(daysOf(name), name).toMatchObject([{ isWorkday: false, isUnclear: true }]);
});

/** An event from midnight to midnight in Hong Kong, written in local time or in UTC. */
const inHongKong = (isUtc: boolean, ...more: string[]) => {
  const [from, end] = isUtc
    ? ['DTSTART:20270103T160000Z', 'DTEND:20270104T160000Z']
    : ['DTSTART;TZID=Asia/Hong_Kong:20270104T000000', 'DTEND;TZID=Asia/Hong_Kong:20270105T000000'];
  const read = readIcs(calendarOf(eventOf(from, end, 'SUMMARY:Day', ...more)));
  return read?.days.map(({ from: first, to }) => (first === to ? first : `${first}/${to}`));
};

test.each<[string, boolean, string[], string[]]>([
  [
    'ends in UTC',
    false,
    ['RRULE:FREQ=WEEKLY;UNTIL=20270117T160000Z'],
    ['2027-01-04', '2027-01-11', '2027-01-18'],
  ],
  [
    'ends before midnight',
    false,
    ['RRULE:FREQ=WEEKLY;UNTIL=20270118T155959Z'],
    ['2027-01-04', '2027-01-11', '2027-01-18'],
  ],
  [
    'leaves out an instant',
    false,
    ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270104T160000Z'],
    ['2027-01-04', '2027-01-06'],
  ],
  [
    'counts by the clocks of its start',
    true,
    ['RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=2'],
    ['2027-01-04', '2027-01-11'],
  ],
  ['has more dates', true, ['RDATE:20270105T160000Z'], ['2027-01-04', '2027-01-06']],
])(
  'a whole day in Hong Kong’s time zone that repeats %s is imported on the right dates',
  (_, isUtc, more, dates) => {
    expect(inHongKong(isUtc, ...more)).toEqual(dates);
  },
);

test('calendar entries that start before 1990, or have dates with hyphens, are read; unreadable entries are counted', () => {
  expect(datesBy('FREQ=YEARLY', '19700101')).toEqual(['2027-01-01', '2028-01-01']);
  const read = readIcs(
    calendarOf(
      dayOf('2027-01-04', 'Day'),
      dayOf('tomorrow', 'Day'),
      dayOf('20270201', 'Term', 'RRULE:FREQ=DAILY;COUNT=9', 'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU'),
    ),
  );
  expect(read).toMatchObject({
    days: [{ from: '2027-01-04' }, { from: '2027-02-01', to: '2027-02-01' }],
    leftOut: { unreadable: 1, repeated: 1 },
  });
});

test('undoing a removal is rejected if a colleague has planned those days since', async () => {
  const range = { type: 'holiday', from: '2026-10-01', to: '2026-10-02', follows: null } as const;
  const name = { en: 'Exams', zh: '' };
  const days = [{ type: 'closed', date: '2026-10-02', name } as const];
  queryClient.setQueryData(schoolCalendarQuery.queryKey, { ...emptyCalendar, version: 3, days });
  const undo = rangeEdit(null, { ...range, name: { en: 'Mid-autumn', zh: '' } });
  await expect(writeCalendar({ ...undo, isUndo: true })).rejects.toThrow('version.conflict');
  queryClient.clear();
});
