import { expect, test } from 'vitest';
import { scriptOfText } from '../../shared/core/script-of-text.ts';
import { starterSet } from '../../shared/features/notes/starter-set/starter-set.ts';

test.each([
  ['她阅读时丢行的次数减少了。', 'simplified'],
  ['她閱讀時漏行的次數減少了。', 'traditional'],
  ['陳小明的视力检查结果已经说明，两眼视力都正常。', 'simplified'],
  ['陈小明的視力檢查結果已經說明，兩眼視力都正常。', 'traditional'],
  ['今天很好', null],
  ['Vision is 6/6.', null],
  ['', null],
] as const)('the script of “%s” is %s', (text, script) => {
  expect(scriptOfText(text)).toBe(script);
});

test('both Chinese starter sets are told apart', () => {
  for (const script of ['simplified', 'traditional'] as const)
    for (const template of starterSet('zh', script))
      expect(scriptOfText(JSON.stringify(template))).toBe(script);
});
