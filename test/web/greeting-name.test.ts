import { expect, test } from 'vitest';
import { greetingName } from '../../web/features/dashboard/greeting-name.ts';

test.each([
  ['Helen Wong 黄海伦', 'Helen', '黄海伦'],
  ['Peter 诸葛', 'Peter', 'Peter'],
  ['Peter 諸葛', 'Peter', 'Peter'],
  ['Lok 陸', 'Lok', 'Lok'],
  ['诸葛', '诸葛', '诸葛'],
  ['诸葛亮', '诸葛亮', '诸葛亮'],
  ['陈美仪', '陈美仪', '陈美仪'],
  ['Margaret Hughes', 'Margaret', 'Margaret'],
  ['Андрей', 'Андрей', 'Андрей'],
])('a person named %s is greeted as %s in English and as %s in Chinese', (fullName, en, zh) => {
  expect([greetingName(fullName, 'en'), greetingName(fullName, 'zh')]).toEqual([en, zh]);
});
