import { expect, test } from 'vitest';
import { starterSet } from '../../../../shared/features/notes/starter-set/starter-set.ts';

test('an organisation starts with note templates in its language and Chinese script', () => {
  const firstOf = (...of: Parameters<typeof starterSet>) => starterSet(...of)[0]?.name;
  expect(firstOf('en')).toBe('Vision therapy progress');
  expect(firstOf('zh-Hans')).toBe('视觉训练进展');
  expect(firstOf('zh-Hant')).toBe('視覺訓練進展');
});
