import { expect, test } from 'vitest';
import { consentText } from '../../../../shared/features/intake/registrations/consent-text.ts';

test('the sentence that a parent consents to names the organisation, in the form’s language and script', () => {
  expect(consentText('en', 'Bright Eyes')).toBe(
    'I am the parent or guardian. I agree that Bright Eyes checks the child and uses these details as described above.',
  );
  expect(consentText('zh-Hans', '明眸')).toBe(
    '我是孩子的父母或监护人，同意明眸为孩子做检查，并按上述说明使用这些资料。',
  );
  expect(consentText('zh-Hant', '明眸')).toBe(
    '我是孩子的父母或監護人，同意明眸為孩子做檢查，並按上述說明使用這些資料。',
  );
});
