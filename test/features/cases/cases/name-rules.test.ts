import { expect, test } from 'vitest';
import { foldText } from '../../../../functions/features/cases/cases/search/fold-text.ts';
import { areSimilar } from '../../../../functions/features/cases/cases/similar-names.ts';

test.each([
  ['CHAN Tai-man', 'chan tai-man'],
  ['陳大文', '陈大文'],
  ['José Núñez', 'jose nunez'],
  ['Łukasz Søren Đặng', 'lukasz soren dang'],
  ['Þór Weiß Æsir Œuvre Iðunn', 'thor weiss aesir oeuvre idunn'],
  ['Işık', 'isik'],
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['Oʼ`·Brien', 'obrien'],
  ['محمـــد', 'محمد'],
])('%s is compared as %s', (written, folded) => {
  expect(foldText(written)).toBe(folded);
});

const child = (fullName: string, otherName: string | null = null) => ({ fullName, otherName });
const similar = (one: string, other: string) => areSimilar(child(one), child(other));

test('a name is similar in any order of its words, and with one that is missing', () => {
  expect(similar('Chan Tai Man', 'Tai Man Chan')).toBe(true);
  expect(similar('Chan Tai Man', 'Chan Tai')).toBe(true);
  expect(similar('Chan Tai', 'Chan Tai Man')).toBe(true);
});

test('a Chinese name is similar to its pinyin and to its other script', () => {
  expect(similar('陳大文', '陈大文')).toBe(true);
  expect(similar('陈大文', 'Chen Dawen')).toBe(true);
});

test('one typo is let pass for every six letters', () => {
  expect(similar('Helena', 'Helana')).toBe(true);
  expect(similar('Helen', 'Halen')).toBe(false);
  expect(similar('Margaret Wong', 'Margeret Wang')).toBe(true);
  expect(similar('Margaret', 'Mergeret')).toBe(false);
});

test('a letter too many, too few or exchanged is one typo', () => {
  expect(similar('Josephine', 'Josephin')).toBe(true);
  expect(similar('Josephine', 'Josephinee')).toBe(true);
  expect(similar('Josephine', 'Jozephine')).toBe(true);
});

test('brothers and sisters, and names that share one word, are different children', () => {
  expect(similar('Chan Tai Man', 'Chan Siu Ming')).toBe(false);
  expect(similar('Chan', 'Chan Tai Man')).toBe(false);
  expect(similar('陈大文', '陈小明')).toBe(false);
});

test('the other name counts like the full one, and an empty name is like none', () => {
  expect(areSimilar(child('陈大文', 'Peter Chan'), child('Peter Chan'))).toBe(true);
  expect(areSimilar(child('Peter Chan'), child('陈大文', 'Peter Chan'))).toBe(true);
  expect(areSimilar(child('Ann Lee', null), child('Bo Ng', null))).toBe(false);
  expect(similar('—', '…')).toBe(false);
});
