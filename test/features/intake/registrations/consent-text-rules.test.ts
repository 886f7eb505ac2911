import { expect, test } from 'vitest';
import { consentText } from '../../../../shared/features/intake/registrations/consent-text.ts';
import { changesOfRelationship } from '../../../../web/features/intake/registrations/registration-values.ts';

test('the sentence that a parent consents to names the organisation, in the form’s language and script', () => {
  expect(consentText('en', 'Bright Eyes', 'mother')).toBe(
    'I am the parent or guardian. I agree that Bright Eyes checks the child and uses these details as described above.',
  );
  expect(consentText('zh-Hans', '明眸', 'guardian')).toBe(
    '我是孩子的父母或监护人，同意明眸为孩子做检查，并按上述说明使用这些资料。',
  );
  expect(consentText('zh-Hant', '明眸', '')).toBe(
    '我是孩子的父母或監護人，同意明眸為孩子做檢查，並按上述說明使用這些資料。',
  );
});

test('a grandparent, or another person, consents for a parent or guardian and does not claim to be one', () => {
  expect(consentText('en', 'Bright Eyes', 'grandparent')).toBe(
    'I register the child for a parent or guardian, who agrees that Bright Eyes checks the child and uses these details as described above.',
  );
  expect(consentText('zh-Hans', '明眸', 'grandparent')).toBe(
    '我代孩子的父母或监护人登记，他们同意明眸为孩子做检查，并按上述说明使用这些资料。',
  );
  expect(consentText('zh-Hant', '明眸', 'other')).toBe(
    '我受孩子的父母或監護人委託登記，他們同意明眸為孩子做檢查，並按上述說明使用這些資料。',
  );
});

test('another relationship unticks the consent in the form if the text of the consent changes', () => {
  expect(changesOfRelationship('mother', 'grandparent')).toEqual({
    relationship: 'grandparent',
    consents: false,
  });
  expect(changesOfRelationship('other', 'father')).toEqual({ relationship: 'father', consents: false });
  expect(changesOfRelationship('', 'father')).toEqual({ relationship: 'father' });
  expect(changesOfRelationship('grandparent', 'other')).toEqual({ relationship: 'other' });
});
