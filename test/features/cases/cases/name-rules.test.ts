import { expect, test } from 'vitest';
import { areSimilar } from '../../../../functions/features/cases/cases/similar-names.ts';
import { foldText } from '../../../../functions/platform/search/fold-text.ts';

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
])('the name %s is normalised to %s for comparison', (written, folded) => {
  expect(foldText(written)).toBe(folded);
});

const child = (fullName: string, otherName: string | null = null) => ({ fullName, otherName });
const similar = (one: string, other: string) => areSimilar(child(one), child(other));

test('two names are similar if they have the same words in any order, or if one name lacks a single word', () => {
  expect(similar('Chan Tai Man', 'Tai Man Chan')).toBe(true);
  expect(similar('Chan Tai Man', 'Chan Tai')).toBe(true);
  expect(similar('Chan Tai', 'Chan Tai Man')).toBe(true);
});

test('a Chinese name is similar to its pinyin and to the same name in the other Chinese script', () => {
  expect(similar('陳大文', '陈大文')).toBe(true);
  expect(similar('陈大文', 'Chen Dawen')).toBe(true);
});

test('two similar names may differ by one typo for every six letters', () => {
  expect(similar('Helena', 'Helana')).toBe(true);
  expect(similar('Helen', 'Halen')).toBe(false);
  expect(similar('Margaret Wong', 'Margeret Wang')).toBe(true);
  expect(similar('Margaret', 'Mergeret')).toBe(false);
});

test('an extra, a missing or a swapped letter in a name counts as one typo', () => {
  expect(similar('Josephine', 'Josephin')).toBe(true);
  expect(similar('Josephine', 'Josephinee')).toBe(true);
  expect(similar('Josephine', 'Jozephine')).toBe(true);
});

test('siblings and people who share only one word of a name are different children', () => {
  expect(similar('Chan Tai Man', 'Chan Siu Ming')).toBe(false);
  expect(similar('Chan', 'Chan Tai Man')).toBe(false);
  expect(similar('陈大文', '陈小明')).toBe(false);
});

test('the “other name” is compared like the full name; an empty name matches nothing', () => {
  expect(areSimilar(child('陈大文', 'Peter Chan'), child('Peter Chan'))).toBe(true);
  expect(areSimilar(child('Peter Chan'), child('陈大文', 'Peter Chan'))).toBe(true);
  expect(areSimilar(child('Ann Lee', null), child('Bo Ng', null))).toBe(false);
  expect(similar('—', '…')).toBe(false);
});
