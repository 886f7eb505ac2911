import { expect, test } from 'vitest';
import { ProvisionCommand } from '../../../../shared/features/organizations/organizations/provision.ts';
import { Preferences } from '../../../../shared/features/organizations/organizations/schema.ts';

const asked = {
  kind: 'organization',
  ...{ name: 'Bright Eyes', slug: 'bright-eyes', country: 'HK', seats: '10', endsOn: '2027-11-24' },
  admin: { fullName: 'Helen Wong', email: 'helen@bright.example' },
};
const read = (more: object = {}) => ProvisionCommand.safeParse({ ...asked, ...more });

test('the platform operator’s form accepts a country as a code or as the text in the form’s list of countries', () => {
  const country = (given: unknown) => {
    const { data } = read({ country: given });
    return data?.kind === 'organization' ? data.country : undefined;
  };
  expect([country('HK'), country('HK Hong Kong'), country('GB United Kingdom')]).toEqual(['HK', 'HK', 'GB']);
  expect(['HKG Hong Kong', 'xHK Hong Kong', 'HKHong Kong', 'hk Hong Kong', 7].map(country)).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined],
  ]);
});

test('the platform operator’s form accepts a time zone in any letter case; without one, the country’s time zone is used', () => {
  const zone = (timeZone: unknown) => {
    const { data } = read({ timeZone });
    return data?.kind === 'organization' ? data.timeZone : 'refused';
  };
  expect(zone('asia/hong_KONG')).toBe('Asia/Hong_Kong');
  expect(zone('Europe/London')).toBe('Europe/London');
  expect([zone('by country'), zone(undefined)]).toEqual([undefined, undefined]);
  expect([zone('Mars/Base'), zone(7)]).toEqual(['refused', 'refused']);
});

test('values that are missing in the platform operator’s form get defaults', () => {
  expect(read().data).toMatchObject({ seats: 10, modules: [], admin: { locale: 'en' } });
});

test('an organisation’s preferences can contain each weekday for digests only once', () => {
  const days = (...digestDays: number[]) =>
    (Preferences.partial().safeParse({ digestDays }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect(days(1, 3)).toEqual([]);
  expect(days(1, 3, 1)).toEqual([['digestDays', 'validation.invalid']]);
});
