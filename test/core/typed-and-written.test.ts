import { expect, test } from 'vitest';
import { dateOrderOf } from '../../shared/core/dates/date-order.ts';
import { instantAt } from '../../shared/core/dates/instant-at.ts';
import { nowIn } from '../../shared/core/dates/now-in.ts';
import { readableLanguage } from '../../shared/core/languages.ts';
import { cellText } from '../../shared/core/reading/cell-text.ts';
import { TermTexts } from '../../shared/core/term-texts.ts';
import { cleanTyped, isPlausibleDate, isWithinCalendar, parseTyped } from '../../shared/core/typed-input.ts';

test('characters that spreadsheets add around the text of a cell are removed, but similar ones in names are kept', () => {
  expect(['="24.10"', "'-1.25", "' =1+1", "'007", '＋１', ' x '].map(cellText)).toEqual([
    ...['24.10', '-1.25', '=1+1', '007', '+1', 'x'],
  ]);
  expect(cellText(' ="24.10" ')).toBe('24.10');
  expect(['’Ofa', "'Ofa", '="24', "O'Neil", '=1+1'].map(cellText)).toEqual([
    ...['’Ofa', "'Ofa", '="24', "O'Neil", '=1+1'],
  ]);
});

test('the usual order of day and month is derived from the country', () => {
  expect(['US', 'PH', 'CN', 'CA', 'HK', 'GB'].map(dateOrderOf)).toEqual([
    ...['mdy', 'mdy', 'ymd', 'ymd', 'dmy', 'dmy'],
  ]);
});

test('the current day and time are those in the given time zone', () => {
  const at = Date.parse('2026-11-24T16:05:00Z');
  expect(nowIn('Asia/Hong_Kong', at)).toEqual({ date: '2026-11-25', time: '00:05' });
  expect(nowIn('America/New_York', at)).toEqual({ date: '2026-11-24', time: '11:05' });
});

test('when clocks change, a time in the repeated hour means its first occurrence, and a time in the skipped hour is moved past the gap', () => {
  const at = (date: string, hour: number, zone: string) =>
    new Date(instantAt(date, hour, zone)).toISOString();
  expect(at('2026-11-24', 16.5, 'Asia/Hong_Kong')).toBe('2026-11-24T08:30:00.000Z');
  expect(at('2026-11-24', 16.0125, 'Asia/Hong_Kong')).toBe('2026-11-24T08:00:45.000Z');
  expect(at('2026-10-25', 1.5, 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-03-29', 1.5, 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-10-04', 2.5, 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
  expect(at('2026-11-01', 1, 'America/New_York')).toBe('2026-11-01T05:00:00.000Z');
});

test('an organisation’s terms are shown in the reader’s language or, if this text is missing, in the other language', () => {
  const language = (en: unknown, zh: unknown) =>
    (['en', 'zh'] as const).map(wanted => readableLanguage({ en, zh }, wanted));
  expect([language({}, {}), language({}, null), language(null, {})]).toEqual([
    ['en', 'zh'],
    ['en', 'en'],
    ['zh', 'zh'],
  ]);
});

test('terms of an organisation need a text in at least one language', () => {
  const faults = (texts: object) => TermTexts.safeParse(texts).error?.issues.map(({ message }) => message);
  expect(faults({ en: null, zh: null })).toEqual(['validation.one_language']);
});

test('direction characters are removed from typed text, and text of invisible characters counts as empty', () => {
  const typed = (text: string) => parseTyped(() => cleanTyped(text));
  expect([typed('Mei\u202E Chan'), typed('\u200B \u2800'), typed('')]).toEqual(['Mei Chan', '', '']);
  expect([cleanTyped('Mei\u202E Chan'), cleanTyped('\u200B')]).toEqual(['Mei\u202E Chan', '\u200B']);
  expect(() => parseTyped(() => JSON.parse('{'))).toThrow(SyntaxError);
  expect(cleanTyped('\u200B')).toBe('\u200B');
});

test('a typed date must be between 1900 and 2199, but stored dates outside that range are still accepted', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(days.map(isWithinCalendar)).toEqual([false, true, true, false]);
  expect(parseTyped(() => days.map(isPlausibleDate))).toEqual([false, true, true, false]);
  expect(days.map(isPlausibleDate)).toEqual([true, true, true, true]);
});
