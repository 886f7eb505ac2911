import * as fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { indexedWordsOf, queryWords, wordsOf } from '../../../../functions/platform/search/search-words.ts';

const nobody = { fullName: '', otherName: null, contactEmail: null, mobile: null, fileNumber: null };

test('for every country, the phone number without its country code is a search word', () => {
  const codes = new Set(getCountries().map(country => getCountryCallingCode(country)));
  expect(codes.size).toBeGreaterThan(200);
  for (const code of codes) {
    const words = wordsOf({ ...nobody, mobile: `+${code}5123456789` });
    expect(words.slice(0, 2), code).toEqual([`${code}5123456789`, '5123456789']);
    expect(words, code).toContain('23456789');
  }
});

test('leading zeros of a phone number are ignored, in the index and in searches', () => {
  expect(wordsOf({ ...nobody, mobile: '+390612345678' })).toContain('612345678');
  expect(queryWords('06 1234 5678')).toEqual(['612345678']);
  expect(queryWords('0039 06 1234 5678')).toEqual(['390612345678']);
  expect(queryWords('000')).toEqual(['0']);
});

test('a search for four or more consecutive digits of a phone number finds the number', () => {
  const words = wordsOf({ ...nobody, mobile: '+8613812345678' });
  for (const typed of ['138', '8123', '1234 5678', '5678', '8613', '1381 2345'])
    expect(
      words.some(word => word.startsWith(queryWords(typed)[0] ?? '-')),
      typed,
    ).toBe(true);
  expect(words.some(word => word.startsWith('678'))).toBe(false);
});

test('a search finds a file number by its words or its digits, with or without leading zeros', () => {
  const words = wordsOf({ ...nobody, fileNumber: 'K-00123' });
  for (const typed of ['K-00123', 'k 00123', '00123', '123'])
    for (const word of queryWords(typed))
      expect(
        words.some(one => one.startsWith(word)),
        typed,
      ).toBe(true);
});

test('full-width letters and digits in a search query are normalised', () => {
  expect(queryWords('９１２３　４５６７')).toEqual(['91234567']);
  expect(queryWords('ａ＠Ｂ．ｅｘａｍｐｌｅ')).toEqual(['a@b.example']);
  expect(queryWords('ＣＨＡＮ')).toEqual(['chan']);
});

test('a repeated word of a search query is used only once, and the longest word is used first', () => {
  expect(queryWords(' Tai CHAN  tai man ')).toEqual(['chan', 'tai', 'man']);
  expect(queryWords('陳大文 chan')).toEqual(['chan', '陈大文']);
  expect(queryWords('a@B.example')).toEqual(['a@b.example']);
});

test('a case has at most forty search words', () => {
  const fullName = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const words = wordsOf({ ...nobody, fullName, mobile: '+85291234567' });
  expect(words).toHaveLength(40);
  expect(words).toContain('91234567');
});

test('each extra pronunciation of a Chinese surname adds two search words', () => {
  const words = (fullName: string) => wordsOf({ ...nobody, fullName });
  expect(words('陈小明')).toHaveLength(9);
  expect(words('欧阳娜娜')).toHaveLength(12);
  expect(words('单于晓')).toHaveLength(13);
  expect(words('单小雨')).toHaveLength(13);
  expect(words('覃海洋')).toHaveLength(11);
});

test('a search word that is the start of another search word of the case gets no index entry of its own', () => {
  const without = (own: Partial<Parameters<typeof wordsOf>[0]>) => {
    const indexed = indexedWordsOf({ ...nobody, ...own });
    return wordsOf({ ...nobody, ...own }).filter(word => !indexed.includes(word));
  };
  expect(without({ contactEmail: 'mei.chan@test.example' })).toEqual(['mei']);
  expect(without({ contactEmail: '_mei@test.example' })).toEqual([]);
  expect(without({ contactEmail: 'mei@test.example', otherName: 'Mei Chan' })).toEqual([]);
  expect(without({ fullName: '陈小明' })).toEqual(['m']);
  expect(without({ fullName: '陈小明', otherName: 'M' })).toEqual([]);
  expect(without({ fullName: '阿' })).toEqual([]);
  expect(without({ fullName: 'Chan Tai Man', mobile: '+85291234567', fileNumber: 'A-1023' })).toEqual([]);
});

test('each search word of a case is equal to, or the start of, a word in the search index', () => {
  const names = fc.oneof(
    fc.array(fc.constantFrom(...'陈小明单于吕绿覃阿 ·', 'Chan ', 'O’B'), { maxLength: 50 }),
    fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }),
  );
  const name = names.map(parts => parts.join(''));
  const mobile = fc.constantFrom(null, '+85291234567', '+8613812345678');
  const email = fc.option(fc.emailAddress());
  const named = fc.record({ fullName: name, otherName: name, contactEmail: email, mobile, fileNumber: name });
  fc.assert(
    fc.property(named, child => {
      const indexed = indexedWordsOf(child);
      const lost = wordsOf(child).filter(word => !indexed.some(one => one.startsWith(word)));
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
