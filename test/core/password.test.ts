import { expect, test } from 'vitest';
import { isCommonPassword, NewPassword, passwordFault, personalWords } from '../../shared/core/password.ts';

const fault = (password: string) =>
  NewPassword.safeParse(password).error?.issues.map(({ message }) => message);

test('a common password stays one with up to three characters more', () => {
  expect(isCommonPassword('password')).toBe(true);
  expect(isCommonPassword('PASSW0RD123')).toBe(true);
  expect(isCommonPassword('1qwerty!')).toBe(true);
});

test('a common word within a longer password is no common password', () => {
  expect(isCommonPassword('password1234')).toBe(false);
  expect(isCommonPassword('dragon-and-owl')).toBe(false);
});

test('a short password without a common word is no common password', () => {
  expect(isCommonPassword('owl')).toBe(false);
});

test('a new password has neither blanks at its ends nor what is tried first', () => {
  expect(NewPassword.parse('see and learn')).toBe('see and learn');
  expect(fault('owls!')).toEqual(['validation.password_length']);
  expect(fault('see-and-learn ')).toEqual(['validation.password_spaces']);
  expect(fault('\tsee-and-learn')).toEqual(['validation.password_spaces']);
  expect(fault('qwerty1')).toEqual(['validation.password_weak']);
});

test('words of a person are those of name, organisation and mailbox, from four letters or two Chinese characters on', () => {
  expect(
    personalWords('Helen.Wong+eye@brightwater.example', 'Helen Wong 黄海伦', 'St Mary’s 明眸', 'st-mary'),
  ).toEqual(['helen', 'wong', '黄海伦', 'mary', '明眸']);
  expect(personalWords('bright.owl--eyes@clinic.example')).toEqual(['bright', 'eyes']);
  expect(personalWords('', '')).toEqual([]);
  expect(personalWords('amy@clinic.example', '明')).toEqual([]);
});

test('words of a person are folded to lower case and half width', () => {
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
])('%s, where eight characters are asked for: %s', (password, expected) => {
  const rules = { minLength: 8, forbiddenWords: ['helen', 'brightwater'] };
  expect(passwordFault(password, rules)).toBe(expected);
});
