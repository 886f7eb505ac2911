import { expect, test } from 'vitest';
import { languageTag } from '../../shared/core/languages.ts';
import { scriptOfText, scriptsInText } from '../../shared/core/script-of-text.ts';
import { starterSet } from '../../shared/features/notes/starter-set/starter-set.ts';

test('a single character that exists in only one Chinese script decides the script (Simplified or Traditional) of a text', () => {
  expect(['齄', '这', '们'].map(scriptOfText)).toEqual(['simplified', 'simplified', 'simplified']);
  expect(['龘', '這', '國', '乂'].map(scriptOfText)).toEqual(Array(4).fill('traditional'));
  expect(['啊', '一', '丁'].map(scriptOfText)).toEqual([null, null, null]);
});

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

test.each([
  ['她閱讀時漏行的次數減少了。', ['traditional']],
  ['她閱讀時漏行的次數減少了，视力正常。', ['simplified', 'traditional']],
  ['她阅读时丢行的次数减少了。', ['simplified']],
  ['今天很好，vision 6/6', []],
] as const)('the Chinese scripts used in “%s” are found', (text, found) => {
  expect(scriptsInText(text)).toEqual(found);
});

test('the starter texts in Simplified and Traditional are recognised as such', () => {
  for (const script of ['simplified', 'traditional'] as const)
    for (const template of starterSet(languageTag('zh', script)))
      expect(scriptOfText(JSON.stringify(template))).toBe(script);
});
