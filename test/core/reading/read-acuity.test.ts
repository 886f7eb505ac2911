import { describe, expect, test } from 'vitest';
import { readAcuity } from '../../../shared/core/reading/read-acuity.ts';
import { AcuityText } from '../../../shared/features/eye/visit-fields/acuity-text.ts';

describe('an acuity is stored in one notation, whether typed or sent to the API', () => {
  test.each([
    ['６／６', '6/6'],
    [' 6 / 9 - 2 ', '6/9-2'],
    ['０．８', '0.8'],
    ['0。8', '0.8'],
    ['0｡8', '0.8'],
    ['0,8', '0.8'],
    ['0、8', '0.8'],
    ['0.8 -1', '0.8-1'],
    ['0.8 －１', '0.8-1'],
    ['.8', '0.8'],
    ['no PL', 'NLP'],
    ['No LP', 'NLP'],
    ['1.', '1'],
    ['−0.1', '-0.1'],
    ['-.1', '-0.1'],
    ['4。7', '4.7'],
    ['6⁄12', '6/12'],
    ['3/60', '3/60'],
    ['0.5/60', '0.5/60'],
    ['20/40+', '20/40+'],
    ['٠٫٨', '0.8'],
    ['cf', 'CF'],
    ['Counting fingers', 'CF'],
    ['指数', 'CF'],
    ['CF @ 1 m', 'CF 1m'],
    ['指数/30cm', 'CF 30cm'],
    ['FC 1米', 'CF 1m'],
    ['HM at 2 metres', 'HM 2m'],
    ['手动 30公分', 'HM 30cm'],
    ['手动', 'HM'],
    ['PL', 'LP'],
    ['light perception', 'LP'],
    ['npl', 'NLP'],
    ['无光感', 'NLP'],
    ['NLP', 'NLP'],
    ['', ''],
  ])('the acuity “%s” is stored as “%s”', (typed, stored) => {
    expect(readAcuity(typed)).toBe(stored);
    if (stored !== '') expect(AcuityText.parse(typed)).toBe(stored);
  });

  test.each(['good', 'Test', '6/', '0.8x', 'LP 1m', 'CFx', '6/9 partly', '9'.repeat(5000)])(
    'the text “%s” is not read as an acuity and stays unchanged',
    typed => {
      expect(readAcuity(typed)).toBe(typed);
      expect(AcuityText.safeParse(typed).success && typed).toBe(false);
    },
  );
});
