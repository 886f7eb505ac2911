import { expect, test } from 'vitest';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';

test.each([
  ['+85291234567', '+852 9123 4567'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['+447911123456', '+44 7911 123456'],
  ['+14155552671', '+1 415 555 2671'],
  ['+85366123456', '+853 6612 3456'],
  ['+886912345678', '+886 912 345 678'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+919876543210', '+91 98765 43210'],
  ['+6591234567', '+65 9123 4567'],
  ['+390612345', '+39 061 2345'],
  ['+4420123', '+44 20123'],
])('the phone number %s is displayed as %s', (phone, readable) => {
  expect(readablePhone(phone).replaceAll('\u00a0', ' ')).toBe(readable);
  expect(readablePhone(phone).replaceAll('\u00a0', '')).toBe(phone);
});

test('a text that is not a phone number in E.164 format is displayed unchanged', () => {
  for (const phone of [
    '9123 4567',
    '+852 9123 4567',
    '',
    'none',
    '+123456',
    `+${'1'.repeat(16)}`,
    'tel:+85291234567',
    '+85291234567 ext',
  ])
    expect(readablePhone(phone)).toBe(phone);
});
