import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatRecoveryCode,
  RecoveryCode,
  recoveryCodeShape,
} from '../../../../shared/features/people/account-security/schema.ts';

const fault = (code: string) => RecoveryCode.safeParse(code).error?.issues[0]?.message;
const { length, alphabetSize } = recoveryCodeShape;

test('a recovery code has two groups of five characters, without characters that look alike', () => {
  expect(formatRecoveryCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 30])).toBe('23456-789AZ');
  expect(alphabetSize).toBe(31);
});

test('a recovery code is accepted in lower case, without its hyphen, or with spaces', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: alphabetSize - 1 }), {
    minLength: length,
    maxLength: length,
  });
  fc.assert(
    fc.property(numbers, code => {
      const shown = formatRecoveryCode(code);
      expect(shown).not.toMatch(/[01ILO]/);
      for (const typed of [
        shown,
        shown.toLowerCase(),
        shown.replace('-', ' '),
        ` ${shown.replace('-', '')}\n`,
      ])
        expect(RecoveryCode.parse(typed)).toBe(shown.replace('-', ''));
    }),
    { seed: 7 },
  );
});

test('a recovery code typed in full-width characters is accepted', () => {
  expect(RecoveryCode.parse('２３４５６－７８９ＡＺ')).toBe('23456789AZ');
});

test.each(['23456-789A', '23456-789AZZ', '23456-789A0', '23456-789AI', 'O3456-789AZ', ''])(
  '%s is not accepted as a recovery code',
  code => {
    expect(fault(code)).toBe('validation.recovery_code');
  },
);
