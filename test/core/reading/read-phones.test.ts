import { expect, test } from 'vitest';
import { Phone } from '../../../shared/core/fields.ts';
import { readPhone, readPhones } from '../../../shared/core/reading/read-phones.ts';

test.each([
  ['９１２３ ４５６７', '9123 4567'],
  ['\u202A+852 9123 4567\u202C', '+852 9123 4567'],
  ['tel:+85291234567', '+85291234567'],
  ['9123–4567', '9123-4567'],
  ['91234567.0', '91234567'],
  ['(02) 8765 4321', '(02) 8765 4321'],
])('phone number %j is read as %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
  expect(Phone.parse(text)).toBe(phone);
  expect(readPhones(text)).toEqual({ phones: [phone], beside: [] });
});

test.each([
  ['9123 4567 / 9876 5432', ['9123 4567', '9876 5432'], []],
  ['91234567;98765432', ['91234567', '98765432'], []],
  ['91234567 或 98765432', ['91234567', '98765432'], []],
  ['+852 9123 4567 (mum)', ['+852 9123 4567'], ['(mum)']],
  ['妈妈 13812345678、爸爸 13912345678', ['13812345678', '13912345678'], ['妈妈', '爸爸']],
  ['02/12345678', ['02/12345678'], []],
  ['+1 (212) 555-0100', ['+1 (212) 555-0100'], []],
  ['call school', [], ['call school']],
  ['', [], []],
])('the numbers of %j are told from what stands beside them', (text, phones, beside) => {
  expect(readPhones(text)).toEqual({ phones, beside });
});
