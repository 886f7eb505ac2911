import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTraditional, textsByLanguage } from '../../shared/core/chinese/texts-by-language.ts';
import { languageTags } from '../../shared/core/languages.ts';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import { untaggedTexts } from './untagged-texts.ts';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const files = globSync('{shared,functions}/**/*.ts', { cwd: root }).filter(
  file => !file.endsWith('/traditional-words.ts'),
);
const inBothScripts = files.filter(file => /\b(chinese = \(|t: Tag\): \w)/.test(read(file)));

test('the reduced dictionary of Chinese characters converts every text of shared/ and functions/ like the full dictionary', () => {
  const lines = files.flatMap(file => read(file).split('\n')).filter(line => /\p{Script=Han}/u.test(line));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.map(inTraditional)).toEqual(lines.map(toTraditional));
});

test.each(inBothScripts)(
  'in the functions of %s, each Chinese string that differs in Traditional has the tag t, which converts the string',
  file => {
    expect(untaggedTexts(file, read(file)).filter(text => toTraditional(text) !== text)).toEqual([]);
  },
);

test('this check finds a Chinese string without the tag t in a function', () => {
  const source =
    "const chinese = (t: Tag) => ({ a: '说', b: n => t`${n}说${n ? '页' : t`个`}`, c: { d: () => `门` } })";
  expect(untaggedTexts('texts.ts', source)).toEqual(['页', '门']);
  expect(untaggedTexts('texts.ts', "const chinese = () => ({ a: '说', b: () => '页' })")).toEqual(['页']);
});

test('in a text with the tag t, an escape sequence becomes its character in both Chinese scripts', () => {
  const textsIn = textsByLanguage({ en: () => '', zh: t => () => t`1\u00A0页` });
  expect((['zh-Hans', 'zh-Hant'] as const).map(language => textsIn(language)())).toEqual([
    '1\u00A0页',
    '1\u00A0頁',
  ]);
});

test('when a text is converted to another Chinese script, the values filled into the text stay unchanged', () => {
  const textsIn = textsByLanguage({
    en: { plain: 'Note', by: (name: string) => `Signature of ${name}` },
    zh: t => ({ plain: '记录', by: (name: string) => t`${name}的签名` }),
  });
  expect(textsIn('zh-Hans').by('陈签')).toBe('陈签的签名');
  expect(textsIn('zh-Hant').by('陈签')).toBe('陈签的簽名');
  expect(languageTags.map(language => textsIn(language).plain)).toEqual(['Note', '记录', '記錄']);
});
