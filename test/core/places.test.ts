import { expect, test } from 'vitest';
import { phoneInE164 } from '../../shared/core/places/phone-in-e164.ts';
import { hasPostalCodes } from '../../shared/core/places/postal-codes.ts';
import { isStateOf, statesOf } from '../../shared/core/places/states.ts';

test.each([
  ['9123 4567', 'HK', '+85291234567'],
  ['+86 138 0013 8000', 'HK', '+8613800138000'],
  ['(02) 9374 4000', 'AU', '+61293744000'],
  ['+852 9123 4567', undefined, '+85291234567'],
])('the phone number %s in %s is stored as %s', (number, country, stored) => {
  expect(phoneInE164(number, [country])).toBe(stored);
});

test('a phone number outside all known ranges is accepted if it is as long as a mobile number of the country', () => {
  expect(phoneInE164('1234 5678', ['HK'])).toBe('+85212345678');
  expect(phoneInE164('+599 123 4567', []), 'Bonaire has seven digits, Curaçao eight').toBe('+5991234567');
});

test('a phone number belongs to the country where it is valid, even if it is as long as a mobile of another', () => {
  expect(phoneInE164('2802 1234', ['SG', 'HK'])).toBe('+85228021234');
  expect(phoneInE164('9123 4567', ['SG', 'HK'])).toBe('+6591234567');
  expect(phoneInE164('1234 5678', ['GB', 'HK'])).toBe('+85212345678');
});

test('a phone number with missing or extra digits is rejected, and so is other text', () => {
  for (const number of ['9123 456', '9123 45678', 'ask mother', ''])
    expect(phoneInE164(number, ['HK']), number).toBeUndefined();
});

test('a phone number without a country code cannot be parsed unless the country is known', () => {
  expect(phoneInE164('9123 4567', [])).toBeUndefined();
});

test('a country has postal codes unless it is listed as having none', () => {
  for (const country of ['HK', 'MO', 'AE', 'ZW']) expect(hasPostalCodes(country), country).toBe(false);
  for (const country of ['GB', 'CN', 'SG', 'XX']) expect(hasPostalCodes(country), country).toBe(true);
});

test('the states of a country have codes', () => {
  expect(statesOf('US')).toContainEqual({ id: 'CA', name: 'California' });
  expect(statesOf('HK').map(({ name }) => name)).toEqual(['Hong Kong Island', 'Kowloon', 'New Territories']);
});

test('a state without a code is identified by its name', () => {
  expect(statesOf('FO')).toContainEqual({ id: 'Suduroy', name: 'Suduroy' });
  expect(isStateOf('FO', 'Suduroy')).toBe(true);
  expect(isStateOf('MK', 'Radoviš')).toBe(true);
  expect(isStateOf('FO', 'undefined')).toBe(false);
});

test('the list of states is empty for a country without states and for an unknown one', () => {
  expect(statesOf('MO')).toEqual([]);
  expect(statesOf('VA')).toEqual([]);
  expect(statesOf('XX')).toEqual([]);
});

test('a state belongs to its own country only', () => {
  expect(isStateOf('US', 'CA')).toBe(true);
  expect(isStateOf('HK', 'KLN')).toBe(true);
  expect(isStateOf('HK', 'CA')).toBe(false);
  expect(isStateOf('US', 'California')).toBe(false);
});
