import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { groupDays } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { CalendarDay, maxDayNameLength } from '../../../../shared/features/classes/school-calendar/schema.ts';
import {
  planImport,
  takePlanned,
  undoImport,
} from '../../../../web/features/classes/school-calendar/ics/plan-import.ts';
import { readCalendarFile } from '../../../../web/features/classes/school-calendar/ics/read-file.ts';
import { maxEntries } from '../../../../web/features/classes/school-calendar/ics/read-ics.ts';
import { encoded } from '../../../core/reading/encoded.ts';
import { calendarOf, dayOf, eventOf, readIcs } from './ics-samples.ts';
import { nationalDay } from './samples.ts';

describe('importing a calendar file', () => {
  test('a calendar file in the Hong Kong government’s format yields holidays with names in two languages', () => {
    const english = calendarOf(
      'PRODID:-//1823 Call Centre, Efficiency Office, HKSAR Government//Hong Kong Public Holidays//EN',
      dayOf('20261019', 'The day following the Chung Yeung Festival', 'DTEND;VALUE=DATE:20261020'),
    );
    const chinese = calendarOf(dayOf('20261019', '重陽節翌日', 'DTEND;VALUE=DATE:20261020'));
    const first = takePlanned([], planImport(readIcs(english)?.days ?? [], []));
    expect(first).toEqual([
      {
        type: 'holiday',
        date: '2026-10-19',
        name: { en: 'The day following the Chung Yeung Festival', zh: '' },
      },
    ]);
    const second = planImport(readIcs(chinese)?.days ?? [], first);
    expect(second).toMatchObject([{ state: 'names' }]);
    const both = takePlanned(first, second);
    expect(both[0]?.name).toEqual({ en: 'The day following the Chung Yeung Festival', zh: '重陽節翌日' });
    expect(planImport(readIcs(chinese)?.days ?? [], both)).toMatchObject([{ state: 'known' }]);
  });

  test('调休 (make-up) days of a calendar file are imported as workdays, in both common notations', () => {
    const text = calendarOf(
      dayOf('20261001', '国庆节（休）', 'DTEND;VALUE=DATE:20261008', 'X-APPLE-SPECIAL-DAY:WORK-HOLIDAY'),
      dayOf('20261010', '国庆节（班）'),
      dayOf('20260920', '国庆节', 'X-APPLE-SPECIAL-DAY:ALTERNATE-WORKDAY'),
    );
    expect(readIcs(text)?.days).toMatchObject([
      { from: '2026-10-01', to: '2026-10-07', name: '国庆节', isWorkday: false },
      { from: '2026-10-10', to: '2026-10-10', name: '国庆节', isWorkday: true },
      { from: '2026-09-20', name: '国庆节', isWorkday: true },
    ]);
  });

  test('a calendar file may have folded lines, escapes, quoted parameters, durations and alarms', () => {
    const text = calendarOf(
      eventOf(
        'DTSTART;X-A="a:b;c";VALUE=DATE:20261225',
        'DURATION:P2D',
        'SUMMARY;LANGUAGE=en:Christmas\\, Boxing',
        '  Day\\nand more',
        'BEGIN:VALARM',
        'SUMMARY:Do not read this',
        'END:VALARM',
      ),
    );
    expect(readIcs(text)?.days).toEqual([
      {
        from: '2026-12-25',
        to: '2026-12-26',
        name: 'Christmas, Boxing Day and more',
        language: 'en',
        isWorkday: false,
      },
    ]);
  });

  test('calendar entries with a time of day, too many days or errors count as left out; cancelled entries are ignored', () => {
    const text = calendarOf(
      eventOf('DTSTART:20261201T180000', 'DTEND:20261201T200000', 'SUMMARY:Parents’ evening'),
      eventOf('DTSTART:20261202T000000', 'DTEND:20261203T000000', 'SUMMARY:Outlook’s whole day'),
      dayOf('20261203', 'Yearly', 'RRULE:FREQ=YEARLY'),
      dayOf('20260101', 'Always', 'DTEND;VALUE=DATE:20270101'),
      dayOf('20261204', 'Called off', 'STATUS:CANCELLED'),
      dayOf('20260231', 'No such day'),
    );
    const { days, repeats, leftOut } = readIcs(text) ?? {};
    expect(days?.map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-02', '2026-12-02'],
      ['2026-12-03', '2026-12-03'],
      ['2027-12-03', '2027-12-03'],
      ['2028-12-03', '2028-12-03'],
    ]);
    expect(repeats).toEqual({ count: 1, until: '2028-12-31' });
    expect(leftOut).toEqual({
      ...{ unreadable: 1, timed: 1, repeated: 0, ended: 0, tooLong: 1, tooMany: 0 },
    });
  });

  test('a file that is not a calendar, or contains no days, is rejected by the calendar import', async () => {
    const file = (text: string | Uint8Array<ArrayBuffer>, name = 'a.ics') => new File([text], name);
    expect(readIcs('<html>BEGIN:VEVENT</html>')).toBeUndefined();
    expect(await readCalendarFile(file('hello'))).toEqual({ problem: 'notIcs' });
    expect(await readCalendarFile(file(calendarOf(), 'a.pdf'))).toEqual({ problem: 'notIcs' });
    expect(await readCalendarFile(file(calendarOf()))).toEqual({ problem: 'empty' });
    expect(await readCalendarFile(file('a'.repeat(1_048_577)))).toEqual({ problem: 'tooBig' });
  });

  test('a line of a calendar file that is folded inside a character is joined before it is decoded', async () => {
    const bytes = readFileSync(new URL('files/fold-inside-character.ics', import.meta.url));
    const read = await readCalendarFile(new File([bytes], 'a.ics'));
    expect(read).toMatchObject({
      encoding: 'utf-8',
      isSure: true,
      days: [
        { from: '2026-02-19', name: '農曆年初一的翌日及中秋節翌日補假'.repeat(2) },
        { from: '2026-04-03', name: '耶穌受難節' },
      ],
    });
  });

  test('a calendar file in Big5 or UTF-16 is read correctly, and the user can choose another encoding', async () => {
    const file = (encoding: TextEncoding) =>
      new File([encoded(calendarOf(dayOf('20261225', '聖誕節及元旦假期')), encoding)], 'a.ics');
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'big5'] as const)
      expect(await readCalendarFile(file(encoding))).toMatchObject({
        encoding,
        days: [{ name: '聖誕節及元旦假期' }],
      });
    expect(await readCalendarFile(file('big5'))).toMatchObject({ isSure: false });
    expect(await readCalendarFile(file('big5'), { encoding: 'gb18030' })).toMatchObject({
      encoding: 'gb18030',
    });
  });

  test('names in a calendar file in GB 18030 encoding are decoded correctly', async () => {
    // 国庆节 in GB 18030.
    const name = [0xb9, 0xfa, 0xc7, 0xec, 0xbd, 0xda];
    const [before = '', after = ''] = calendarOf(dayOf('20261001', '@')).split('@');
    const encode = (text: string) => new TextEncoder().encode(text);
    const bytes = new Uint8Array([...encode(before), ...name, ...encode(after)]);
    expect(await readCalendarFile(new File([bytes], 'a.ics'))).toMatchObject({ days: [{ name: '国庆节' }] });
  });
});

describe('importing a hostile calendar file', () => {
  test('a hostile calendar file yields only days that the school calendar accepts, or nothing', () => {
    const pieces = fc.constantFrom(
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'DTSTART:20260101', 'DTEND:20260105', 'SUMMARY:'],
      ...[
        'DTSTART;VALUE=DATE:99999999',
        'DURATION:P999D',
        'DURATION:PT1H',
        '\r\n',
        '\n ',
        '\t',
        '"',
        ';',
        ':',
      ],
      ...[
        '\\',
        '\\n',
        '\u0000',
        '\u2028',
        '\ud800',
        '节',
        '（班）',
        'RRULE:FREQ=SECONDLY',
        'BEGIN:VALARM',
        'END:',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), parts => {
        const read = readIcs(`BEGIN:VCALENDAR\n${parts.join('')}`);
        for (const day of takePlanned([], planImport(read?.days ?? [], [])))
          expect(
            CalendarDay.safeParse(day.type === 'make-up' ? { ...day, follows: 1 } : day).error,
          ).toBeUndefined();
      }),
    );
  });

  test('a hostile calendar file of one megabyte is read quickly', () => {
    const megabyte = (piece: string) => piece.repeat(Math.floor(1_000_000 / piece.length));
    const worst = [
      megabyte('"'),
      megabyte('\n '),
      megabyte('BEGIN:VEVENT\n'),
      megabyte('\\'),
      megabyte('BEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:a\nEND:VEVENT\n'),
      `BEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:${megabyte(' （')}\nEND:VEVENT`,
      `BEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:${'a'.repeat(10)}${'\n '.repeat(3)}${megabyte('班')}\nEND:VEVENT`,
    ];
    for (const rule of [
      'FREQ=DAILY;COUNT=99999999',
      'FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=1MO',
      'FREQ=DAILY',
    ])
      worst.push(megabyte(`BEGIN:VEVENT\nDTSTART:19900101\nRRULE:${rule}\nSUMMARY:a\nEND:VEVENT\n`));
    worst.push(
      `BEGIN:VEVENT\nDTSTART:20260101\n${megabyte('EXDATE:20260101\n')}RRULE:FREQ=DAILY\nEND:VEVENT\n`,
    );
    for (const text of worst) {
      const begun = performance.now();
      const read = readIcs(`BEGIN:VCALENDAR\n${text}`);
      planImport(read?.days ?? [], []);
      expect(performance.now() - begun).toBeLessThan(1_500);
      for (const { name } of read?.days ?? []) expect([...name].length).toBeLessThanOrEqual(maxDayNameLength);
    }
  });

  test('at most two thousand entries of a calendar file are read; the remaining entries are counted', () => {
    const text = calendarOf(...Array.from({ length: maxEntries + 3 }, () => dayOf('20260101', 'Again')));
    const read = readIcs(text);
    expect(read?.days).toHaveLength(maxEntries);
    expect(read?.leftOut.tooMany).toBe(3);
    expect(planImport(read?.days ?? [], [])).toHaveLength(1);
  });
});

describe('the preview of imported calendar days', () => {
  const found = (from: string, name: string, isWorkday = false) => ({
    from,
    to: from,
    name,
    language: 'en' as const,
    isWorkday,
  });

  test('the preview of an import marks each day as new, already known, or different from an existing day', () => {
    const days = [nationalDay];
    const states = planImport(
      [
        found('2026-10-01', 'National Day'),
        found('2026-10-02', 'Another day'),
        found('2026-10-01', 'National Day', true),
      ],
      days,
    );
    expect(states.map(({ range, state }) => [range.type, state])).toEqual([
      ['holiday', 'known'],
      ['make-up', 'other'],
      ['holiday', 'new'],
    ]);
    expect(planImport([found('2026-10-01', 'Golden Week')], days)).toMatchObject([
      { state: 'other', existing: nationalDay },
    ]);
  });

  test('an import of calendar days replaces only days that the user chose, and keeps the day type that a user entered by hand', () => {
    const closed: CalendarDay = { type: 'closed', date: '2026-10-02', name: { en: '', zh: '休息' } };
    const planned = planImport(
      [found('2026-10-01', 'Golden Week'), found('2026-10-02', 'Day off')],
      [nationalDay, closed],
    );
    expect(planned.map(({ state }) => state)).toEqual(['other', 'names']);
    expect(takePlanned([nationalDay, closed], planned.slice(1))).toEqual([
      nationalDay,
      { ...closed, name: { en: 'Day off', zh: '休息' } },
    ]);
    expect(groupDays(takePlanned([nationalDay, closed], planned))[0]?.name).toEqual({
      en: 'Golden Week',
      zh: '',
    });
  });
});

test('undoing an import keeps days that a colleague has changed, added or deleted since', () => {
  const day = (date: string, en: string) => ({ type: 'holiday', date, name: { en, zh: '' } }) as const;
  const old = day('2026-10-01', 'Old name');
  const renamed = day('2026-10-01', 'National Day');
  const second = day('2026-10-02', 'A');
  const imported = { before: [old], after: [renamed, second, day('2026-10-03', 'B')] };
  const changed = day('2026-10-02', 'Named by a colleague');
  const added = day('2026-12-25', 'Christmas');
  expect(undoImport(imported.after, imported)).toEqual([old]);
  expect(undoImport([renamed, changed, added], imported)).toEqual([changed, added, old]);
});
