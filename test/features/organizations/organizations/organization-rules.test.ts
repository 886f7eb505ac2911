import { expect, test } from 'vitest';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { newOrganizationRecord } from '../../../../shared/features/organizations/organizations/new-record.ts';
import {
  licenceHasEnded,
  presentFullOrganization,
  presentOrganization,
  presentOrganizationRow,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import {
  defaultLocale,
  defaultScript,
  defaultTimeZone,
  defaultWeekStart,
} from '../../../../shared/features/organizations/organizations/region-defaults.ts';

const given = {
  slug: 'bright',
  name: 'Bright Eyes',
  country: 'HK',
  modules: ['eye' as const],
  seats: 10,
  endsOn: '2026-11-20',
};
/**
 * A function and not a constant, so that each test makes its own record. Mutation testing can then see which
 * tests use the code.
 */
const newRecord = () => newOrganizationRecord(given);

test('a new organisation has the time zone, week start, language and script of its country', () => {
  expect(newRecord()).toMatchObject({
    timeZone: 'Asia/Hong_Kong',
    weekStart: 0,
    locale: 'zh',
    script: 'traditional',
  });
  expect(newOrganizationRecord({ ...given, country: 'GB' })).toMatchObject({
    timeZone: 'Europe/London',
    weekStart: 1,
    locale: 'en',
    script: 'simplified',
  });
});

test('a new organisation is active, has no members, and requires nobody to accept terms', () => {
  expect(newRecord()).toMatchObject({
    status: 'active',
    seatsTaken: 0,
    version: 1,
    logoId: null,
    logoBy: null,
    terms: { version: 0, isRequired: false },
  });
});

test('when an organisation is created, a missing value is stored as empty or as a default', () => {
  expect(newRecord()).toMatchObject({
    slug: 'bright',
    name: 'Bright Eyes',
    country: 'HK',
    seats: 10,
    endsOn: '2026-11-20',
    modules: ['eye'],
    billingAddress: null,
    officeNumber: null,
    state: null,
    postalCode: null,
    dateOrder: 'dmy',
    idleLockMinutes: null,
    passwordLength: 8,
    reportsBy: 'attachment',
    fastProgression: 0.75,
    pdfFooter: null,
    digestDays: [],
    digestHour: 17,
    axialTablesChecked: false,
  });
});

test('the values given for a new organisation are stored', () => {
  const said = {
    billingAddress: '1 Nathan Road',
    officeNumber: '+85221234567',
    state: 'KLN',
    postalCode: '999077',
    timeZone: 'Asia/Macau',
    weekStart: 0,
    dateOrder: 'mdy',
    idleLockMinutes: 15,
    passwordLength: 12,
    locale: 'en',
    script: 'simplified',
    reportsBy: 'link',
    fastProgression: 0.5,
    pdfFooter: 'Bright Eyes Ltd',
    digestHour: 0,
    axialTablesChecked: true,
  } as const;
  const digestDays = [1, 5];
  expect(newOrganizationRecord({ ...given, country: 'CN', ...said, digestDays })).toMatchObject({
    ...said,
    digestDays,
  });
  expect(newOrganizationRecord({ ...given, country: 'CN', weekStart: 0 }).weekStart, 'not Monday').toBe(0);
});

test('a module that is listed twice for a new organisation is stored once', () => {
  expect(newOrganizationRecord({ ...given, modules: ['eye', 'developer', 'eye'] }).modules).toEqual([
    'eye',
    'developer',
  ]);
});

test.each([
  ['CN', 'zh', 'simplified', 'Asia/Shanghai', 1],
  ['TW', 'zh', 'traditional', 'Asia/Taipei', 0],
  ['MO', 'zh', 'traditional', 'Asia/Macau', 0],
  ['SG', 'en', 'simplified', 'Asia/Singapore', 0],
  ['US', 'en', 'simplified', 'America/New_York', 0],
  ['AE', 'en', 'simplified', 'Asia/Dubai', 1],
  ['EG', 'en', 'simplified', 'Africa/Cairo', 6],
])('the country %s has the defaults %s, %s, %s and week start %i', (country, ...expected) => {
  const defaults = [defaultLocale, defaultScript, defaultTimeZone, defaultWeekStart];
  expect(defaults.map(of => of(country))).toEqual(expected);
});

test('a country without a time zone uses UTC', () => {
  expect(defaultTimeZone('BV')).toBe('UTC');
});

test('members see their organisation without its licence, billing address and number of seats', () => {
  expect(presentOrganization(newRecord(), 'https://files.example/logo.png')).toEqual({
    id: 'bright',
    organizationSlug: 'bright',
    name: 'Bright Eyes',
    logoInfo: { url: 'https://files.example/logo.png' },
    officeNumber: null,
    country: 'HK',
    timeZone: 'Asia/Hong_Kong',
    weekStart: 0,
    dateOrder: 'dmy',
    script: 'traditional',
    idleLockMinutes: null,
    passwordLength: 8,
    reportsBy: 'attachment',
    fastProgression: 0.75,
    axialTablesChecked: false,
    endsOn: '2026-11-20',
    askedTerms: 0,
  });
});

test('the date format is that of the country unless an admin chose another, also in records of earlier versions', () => {
  const { dateOrder: _, ...older } = newRecord();
  expect(presentOrganization({ ...older, country: 'CN' }, null).dateOrder).toBe('ymd');
  expect(presentFullOrganization({ ...older, country: 'US' }, null).dateOrder).toBe('mdy');
  expect(presentOrganization({ ...older, country: 'US', dateOrder: 'dmy' }, null).dateOrder).toBe('dmy');
  expect(newOrganizationRecord({ ...given, country: 'PH' }).dateOrder).toBe('mdy');
});

test('admins see every field of their organisation, except internal fields about the terms of use and the logo', () => {
  const record = newRecord();
  const shown = presentFullOrganization(record, null);
  const { slug, logoBy, terms, ...kept } = record;
  expect(shown).toEqual({ id: slug, organizationSlug: slug, logoInfo: { url: null }, ...kept });
  for (const name of ['slug', 'logoBy', 'terms']) expect(shown).not.toHaveProperty(name);
  expect([logoBy, terms.version]).toEqual([null, 0]);
});

test('each row of the list of organisations shows the number of taken seats', () => {
  expect(presentOrganizationRow({ ...newRecord(), seatsTaken: 3 }, null)).toEqual({
    id: 'bright',
    organizationSlug: 'bright',
    name: 'Bright Eyes',
    logoInfo: { url: null },
    country: 'HK',
    timeZone: 'Asia/Hong_Kong',
    status: 'active',
    seats: 10,
    seatsTaken: 3,
    endsOn: '2026-11-20',
  });
});

test('the date of today is the date in the organisation’s time zone', () => {
  const now = Date.parse('2026-11-20T16:30:00Z');
  expect(todayIn('Asia/Hong_Kong', now)).toBe('2026-11-21');
  expect(todayIn('America/New_York', now)).toBe('2026-11-20');
  expect(todayIn('Asia/Hong_Kong', now - hourMs)).toBe('2026-11-20');
});

test('a licence is valid through its last day in the organisation’s time zone', () => {
  expect(licenceHasEnded(newRecord(), Date.parse('2026-11-20T15:59:59Z'))).toBe(false);
  expect(licenceHasEnded(newRecord(), Date.parse('2026-11-20T16:00:00Z'))).toBe(true);
});
