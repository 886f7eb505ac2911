import { expect, test } from 'vitest';
import { isCommonPassword, NewPassword, passwordFault, personalWords } from '../../shared/core/password.ts';

const fault = (password: string) =>
  NewPassword.safeParse(password).error?.issues.map(({ message }) => message);

test('a common password with up to three more characters still counts as common', () => {
  expect(isCommonPassword('password')).toBe(true);
  expect(isCommonPassword('PASSW0RD123')).toBe(true);
  expect(isCommonPassword('1qwerty!')).toBe(true);
});

test('a longer password that contains a common word does not count as common', () => {
  expect(isCommonPassword('password1234')).toBe(false);
  expect(isCommonPassword('dragon-and-owl')).toBe(false);
});

test('a short password that contains no common word does not count as common', () => {
  expect(isCommonPassword('owl')).toBe(false);
});

test('a new password is rejected if it has spaces at its ends or is a common password', () => {
  expect(NewPassword.parse('see and learn')).toBe('see and learn');
  expect(fault('owls!')).toEqual(['validation.password_length']);
  expect(fault('see-and-learn ')).toEqual(['validation.password_spaces']);
  expect(fault('\tsee-and-learn')).toEqual(['validation.password_spaces']);
  expect(fault('qwerty1')).toEqual(['validation.password_weak']);
});

test('words of a user’s name, organisation and mailbox are personal if they have four letters or two Chinese characters', () => {
  expect(
    personalWords('Helen.Wong+eye@brightwater.example', 'Helen Wong 黄海伦', 'St Mary’s 明眸', 'st-mary'),
  ).toEqual(['helen', 'wong', '黄海伦', 'mary', '明眸']);
  expect(personalWords('bright.owl--eyes@clinic.example')).toEqual(['bright', 'eyes']);
  expect(personalWords('', '')).toEqual([]);
  expect(personalWords('amy@clinic.example', '明')).toEqual([]);
});

test('personal words, which a password must not contain, are converted to lower case and half width', () => {
  expect(personalWords('a@b.example', 'ＨＥＬＥＮ')).toEqual(['helen']);
});

test.each([
  ['short', 'short'],
  ['seven77', 'short'],
  ['eight888', null],
  ['HELEN-of-troy', 'own'],
  ['ｈｅｌｅｎ-of-troy', 'own'],
  ['brightwater-1', 'own'],
  ['helen', 'short'],
  ['purple-horse', null],
])('if eight characters are required, the problem of the password “%s” is: %s', (password, expected) => {
  const rules = { minLength: 8, forbiddenWords: ['helen', 'brightwater'] };
  expect(passwordFault(password, rules)).toBe(expected);
});
