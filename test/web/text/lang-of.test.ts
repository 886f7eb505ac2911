import { expect, test } from 'vitest';
import { langOf } from '../../../web/ui/text/lang-of.ts';

test('a name without Chinese characters gets the language tag of English, and other names get the language tag of the page', () => {
  expect(langOf('St Mary’s Primary School')).toBe('en');
  expect(langOf('圣玛丽小学')).toBeUndefined();
  expect(langOf('St Mary’s 圣玛丽')).toBeUndefined();
});
