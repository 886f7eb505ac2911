import { expect, test } from 'vitest';
import { langOf } from '../../../web/ui/text/lang-of.ts';

test('a name without Chinese characters is marked as English, and other names have the language of the page', () => {
  expect(langOf('St Mary’s Primary School')).toBe('en');
  expect(langOf('圣玛丽小学')).toBeUndefined();
  expect(langOf('St Mary’s 圣玛丽')).toBeUndefined();
});
