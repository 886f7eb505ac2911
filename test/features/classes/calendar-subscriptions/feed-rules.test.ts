import { expect, test } from 'vitest';
import { feedWords } from '../../../../shared/features/classes/calendar-subscriptions/feed-words.ts';
import { FeedSecret, FeedToken } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';

const signs = 'ABCDEFGHIJKLMNOP';
const secret = signs.padEnd(43, '_');

test('the secret of a feed address has 43 base64url characters, at least sixteen of them different', () => {
  const isSecret = (text: string) => FeedSecret.safeParse(text).success;
  expect(isSecret(secret)).toBe(true);
  expect(isSecret('ABCDEFGHIJKLMNO'.padEnd(43, '_'))).toBe(true);
  expect(isSecret('ABCDEFGHIJKLMN'.padEnd(43, '_'))).toBe(false);
  expect([`${secret}A`, secret.slice(1), `${secret.slice(1)}.`].filter(isSecret)).toEqual([]);
  expect(FeedSecret.safeParse('_'.repeat(43)).error?.issues[0]?.message).toBe('validation.invalid');
});

test('a feed address ends in the organisation’s slug, a dot and the secret', () => {
  const isToken = (slug: string) => FeedToken.safeParse(`${slug}.${secret}`).success;
  expect(['aa', 'bright-eyes', 'a1', 'x'.repeat(40)].filter(isToken)).toHaveLength(4);
  expect(['', 'a', '-aa', 'aa-', 'Aa', 'a_a', 'x'.repeat(41)].filter(isToken)).toEqual([]);
  expect(FeedToken.safeParse(`aa.${secret}A`).success).toBe(false);
  expect(FeedToken.safeParse(`?aa.${secret}`).success).toBe(false);
});

test('a calendar feed uses the language and Chinese script of the person who subscribed', () => {
  const unnamed = [feedWords.en, feedWords['zh-Hans'], feedWords['zh-Hant']].map(words => words.unnamed);
  expect(unnamed).toEqual(['Session', '课堂', '課堂']);
});
