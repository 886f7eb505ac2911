import { expect, test } from 'vitest';
import type { LanguageTag } from '../../shared/core/languages.ts';
import { relativeTime } from '../../web/features/operations/notifications/relative-time.ts';

/** 01:30 of 20 November in Hong Kong. */
const now = Date.parse('2026-11-19T17:30:00Z');
const inHongKong = (language: LanguageTag) => ({ language, timeZone: 'Asia/Hong_Kong' });

test.each([
  ['2026-11-19T17:29:50Z', '1 minute ago', '1分钟前', '1 分鐘前'],
  ['2026-11-19T17:20:00Z', '10 minutes ago', '10分钟前', '10 分鐘前'],
  ['2026-11-19T16:10:00Z', 'today 00:10', '今天00:10', '今日00:10'],
  ['2026-11-19T15:50:00Z', 'yesterday 23:50', '昨天23:50', '昨日23:50'],
  ['2026-11-18T15:50:00Z', undefined, undefined, undefined],
])(
  'the time %s of a notification is shown relative to the current time in the organisation’s time zone',
  (instant, en, zh, traditional) => {
    expect(relativeTime(instant, now, inHongKong('en'))).toBe(en);
    expect(relativeTime(instant, now, inHongKong('zh-Hans'))).toBe(zh);
    expect(relativeTime(instant, now, inHongKong('zh-Hant'))).toBe(traditional);
  },
);

test('if the clock of the device is slow, a notification is not shown as being in the future', () => {
  expect(relativeTime('2026-11-19T17:31:00Z', now, inHongKong('en'))).toBe('1 minute ago');
});
