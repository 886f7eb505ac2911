import { expect, test } from 'vitest';
import { strengthOf } from '../../web/features/people/sign-in/password-strength.ts';
import { resetErrors } from '../../web/features/people/sign-in/sign-in-rules.ts';

test.each([
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234567890', 'weak'],
  ['password1', 'weak'],
  ['Passw0rd!', 'weak'],
  ['helen.wong', 'weak'],
  ['helen.wong2026', 'weak'],
  ['see-and-learn', 'fair'],
  ['purple-horse', 'fair'],
  ['three-quiet-owls-at-noon', 'strong'],
  ['明月几时有把酒问青天', 'strong'],
])('the strength of the password %s is %s', (password, strength) => {
  expect(strengthOf(password, 'helen.wong@brightwater.example')).toBe(strength);
});

const right = {
  email: 'helen@brightwater.example',
  code: '123456',
  newPassword: 'three-quiet-owls',
  confirmPassword: 'three-quiet-owls',
};
const same = (password: string) => ({ ...right, newPassword: password, confirmPassword: password });

test('the form for a new password is accepted with a code, an email address and the same password typed twice', () => {
  expect(resetErrors(right)).toEqual({});
});

test.each([
  ['no characters', '', 'validation.required'],
  ['five characters', 'owls!', 'validation.password_length'],
  ['more than 250 characters', 'owl-'.repeat(63), 'validation.max_length'],
  ['a space at one end', ' three-quiet-owls', 'validation.password_spaces'],
  ['a common word and a digit', 'qwerty1', 'validation.password_weak'],
])('a new password of %s is rejected', (_, password, key) => {
  expect(resetErrors(same(password)).newPassword).toBe(key);
});

test('a new password of six characters is accepted', () => {
  expect(resetErrors(same('owl-7!'))).toEqual({});
});

test('if the two new passwords differ, the second field shows the error', () => {
  expect(resetErrors({ ...right, confirmPassword: 'three-quiet-owl' })).toEqual({
    confirmPassword: 'validation.password_unlike',
  });
});

test('a reset code in a wrong format is reported before anything is sent', () => {
  expect(resetErrors({ ...right, code: '12345' })).toEqual({ code: 'validation.code' });
  expect(resetErrors({ ...right, code: '' })).toEqual({ code: 'validation.required' });
});
