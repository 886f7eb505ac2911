import { beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

const nobody = { otherName: null, contactEmail: null, mobile: null };
const names = [
  '陳大文',
  '陈小明',
  '单于晓',
  '欧阳谦',
  '吕绿',
  '阿卜杜拉·买买提明·阿卜杜热西提',
  'O’Brien-Łukasz Noah',
  'Zoë Müller',
  'Θεόδωρος',
  'محمد خان',
  'דוד כהן',
  'X',
  '李',
  'Jean-Luc 李',
];

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
  for (const fullName of names) await makeCase(clinic.admin, { ...nobody, fullName });
  await makeCase(clinic.admin, { ...nobody, fullName: '黄梓轩', otherName: 'CHAN Tai Man' });
});

async function namesFor(text: string): Promise<string[]> {
  const { data } = await clinic.admin.call(cases.searchCases, { text });
  return data.data.map(row => row.fullName).sort();
}

test.each([
  ['the whole name', '陈小明', ['陈小明']],
  ['the given name', '小明', ['陈小明']],
  ['its last character', '文', ['陳大文']],
  ['the other script', '陈大文', ['陳大文']],
  ['the other script, in the other direction', '陳小', ['陈小明']],
  ['the surname in both scripts', '陳', ['陈小明', '陳大文']],
  ['words in any order', '小明 陈', ['陈小明']],
])('a search for %s finds a name in Chinese characters', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found);
});

test.each([
  ['full pinyin', 'chenxiaoming', ['陈小明']],
  ['pinyin in words', 'chen xiaoming', ['陈小明']],
  ['part of the pinyin', 'xiaom', ['陈小明']],
  ['initials', 'cxm', ['陈小明']],
  ['some of the initials', 'xm', ['陈小明']],
  ['the reading of a compound surname', 'chanyu', ['单于晓']],
  ['another compound surname', 'ouyang', ['欧阳谦']],
  ['ü as it is typed', 'lvlv', ['吕绿']],
])('a search for %s finds a name in Chinese characters', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found);
});

test.each([
  ['as it is written', 'O’Brien-Łukasz', ['O’Brien-Łukasz Noah']],
  ['with the other apostrophe', "o'brien", ['O’Brien-Łukasz Noah']],
  ['without an apostrophe', 'OBRIEN', ['O’Brien-Łukasz Noah']],
  ['without accents', 'lukasz', ['O’Brien-Łukasz Noah']],
  ['the second half of a hyphenated name', 'ŁUK', ['O’Brien-Łukasz Noah']],
  ['without an umlaut', 'zoe muller', ['Zoë Müller']],
  ['words in any order', 'müll ZO', ['Zoë Müller']],
  ['Greek without accent', 'θεοδ', ['Θεόδωρος']],
  ['Arabic', 'محمد', ['محمد خان']],
  ['the second word of an Arabic name', 'خان', ['محمد خان']],
  ['Hebrew, both words', 'כהן דוד', ['דוד כהן']],
  ['one letter', 'x', ['X', '陈小明', '单于晓', '黄梓轩']],
  ['one Han character', '李', ['Jean-Luc 李', '李']],
  ['both of its scripts', '李 jean', ['Jean-Luc 李']],
])('a search for a name finds the matching cases: %s', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found.sort());
});

test.each(['CHAN Tai Man', 'tai man chan', 'Man Chan', 'chan', 'Tai'])(
  'a search for “%s” finds a case by its other name',
  async text => {
    expect(await namesFor(text)).toContain('黄梓轩');
  },
);

test('a search for a Chinese name without an exact match falls back to its pinyin', async () => {
  expect(await namesFor('晨晓')).toEqual(['陈小明']);
  expect(await namesFor('呈')).toEqual([]);
});

test('a search for an unknown name finds nothing', async () => {
  for (const text of ['zzz', '陈大明', 'chan zzz', '9999']) expect(await namesFor(text), text).toEqual([]);
});

test('a search text without letters or digits lists all cases', async () => {
  const { data: listed } = await clinic.admin.call(cases.searchCases, { limit: 2 });
  for (const text of [' -- ', '…']) {
    const { data } = await clinic.admin.call(cases.searchCases, { text, limit: 2 });
    expect(data.data).toEqual(listed.data);
  }
});

test('even for the longest name, the search index has room for the case’s other search words', async () => {
  const mine = await openClinic();
  const { id } = await makeCase(mine.admin, {
    fullName: '阿卜杜拉·买买提明·阿卜杜热西提·吾买尔',
    otherName: 'Abdulla Memtimin Abdurishit Umar',
    contactEmail: 'umar@family.example',
    mobile: '91112222',
  });
  for (const text of ['阿卜杜拉', 'umar', 'abdurishit', '91112222', 'umar@family']) {
    const { data } = await mine.admin.call(cases.searchCases, { text });
    expect(
      data.data.map(row => row.id),
      text,
    ).toEqual([id]);
  }
});
