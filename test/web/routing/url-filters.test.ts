import { expect, test } from 'vitest';
import * as z from 'zod';
import { isPlainDate, isPlainTime, PlainDate, PlainTime } from '../../../shared/core/fields.ts';
import { CaseId, isId, isMemberId } from '../../../shared/core/ids.ts';
import {
  dayFilter,
  idFilter,
  memberFilter,
  oneOf,
  readFilters,
  unfiltered,
  wholeNumberUpTo,
  yesNoFilter,
} from '../../../web/platform/routing/url-filters.ts';

const filters = {
  status: oneOf(['active', 'archived'], 'active'),
  gender: oneOf(['male', 'female']),
  ageFrom: wholeNumberUpTo(120),
  author: memberFilter,
  child: idFilter('case'),
  from: dayFilter,
  sent: yesNoFilter,
};
const none = {
  status: 'active',
  gender: null,
  ageFrom: null,
  author: null,
  child: null,
  from: null,
  sent: null,
};

test('filters are read from the URL', () => {
  const given = {
    status: 'archived',
    gender: 'female',
    ageFrom: '0',
    author: '01980000-0000-7000-8000-00000000000a',
    child: 'case_02pzFSVKlMVyG9Kz3bPjPI',
    from: '2024-02-29',
    sent: 'no',
  };
  expect(readFilters(filters, new URLSearchParams(given))).toEqual({ ...given, ageFrom: 0 });
});

test('missing and invalid values count as no filter', () => {
  expect(unfiltered(filters)).toEqual(none);
  const wrong = {
    status: '',
    gender: 'x',
    ageFrom: '121',
    author: 'me',
    child: 'note_1',
    from: '2023-02-29',
  };
  expect(readFilters(filters, new URLSearchParams({ ...wrong, sent: 'maybe' }))).toEqual(none);
  for (const ageFrom of ['', '-1', '1.5', '1e1', ' 1', '0x1'])
    expect(readFilters(filters, new URLSearchParams({ ageFrom })).ageFrom).toBeNull();
});

const dates = [
  ['2024-02-29', '2023-02-29', '2024-13-01', '2024-00-10', '2024-04-31', '0017-01-01', '24-01-01', ''],
  [
    '2024-1-1',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01 ',
    '1900-02-29',
    '2000-02-29',
    '9999-12-31',
  ],
].flat();
const times = ['00:00', '23:59', '24:00', '9:00', '09:60', '09:00:00', '', ' 09:00'];
const ids = [
  ['case_02pzFSVKlMVyG9Kz3bPjPI', 'case_02pzFSVKlMVyG9Kz3bPjP', 'note_02pzFSVKlMVyG9Kz3bPjPI', 'case_'],
  ['case_02pzFSVKlMVyG9Kz3bPjPI\n', 'case_02pzFSVKlMVyG9Kz3bPj-I', ''],
].flat();
const people = [
  ['01980000-0000-7000-8000-00000000000a', '9C5B94B1-35AD-49BB-B118-8E8FC24ABF80', '', 'me'],
  ['9c5b94b135ad49bbb1188e8fc24abf80', '9c5b94b1-35ad-49bb-b118-8e8fc24abf80x'],
].flat();

test.each([
  ['days', dates, isPlainDate, PlainDate],
  ['times', times, isPlainTime, PlainTime],
  ['ids', ids, (id: string) => isId('case', id), CaseId],
  ['people', people, isMemberId, z.uuid()],
] as const)('pages and schemas accept the same %s', (_, texts, isValid, schema) => {
  expect(texts.filter(isValid)).toEqual(texts.filter(text => schema.safeParse(text).success));
});
