import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inBothScripts, inTraditional } from '../../shared/core/chinese/in-both-scripts.ts';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import { untaggedTexts } from './untagged-texts.ts';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const files = globSync('{shared,functions}/**/*.ts', { cwd: root }).filter(
  file => !file.endsWith('/traditional-words.ts'),
);
const withBothScripts = files.filter(file => /\b(inBothScripts<\w|t: Tag\): \w)/.test(read(file)));

test('the reduced dictionary converts every Chinese text of shared/ and functions/ like the full one', () => {
  const lines = files.flatMap(file => read(file).split('\n')).filter(line => /\p{Script=Han}/u.test(line));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.map(inTraditional)).toEqual(lines.map(toTraditional));
});

test.each(withBothScripts)(
  'Chinese strings inside the functions of %s have the tag that converts their script',
  file => {
    expect(untaggedTexts(file, read(file)).filter(text => toTraditional(text) !== text)).toEqual([]);
  },
);

test('this check finds a Chinese string in a function without the tag', () => {
  const source =
    "inBothScripts<Texts>(t => ({ a: '说', b: n => t`${n}说${n ? '页' : t`个`}`, c: { d: () => `门` } }))";
  expect(untaggedTexts('texts.ts', source)).toEqual(['页', '门']);
});

test('values filled into a converted text are not converted', () => {
  const textsIn = inBothScripts(t => ({ plain: '记录', by: (name: string) => t`${name}的签名` }));
  expect(textsIn('simplified').by('陈签')).toBe('陈签的签名');
  expect(textsIn('traditional').by('陈签')).toBe('陈签的簽名');
  expect([textsIn('simplified').plain, textsIn('traditional').plain]).toEqual(['记录', '記錄']);
});
