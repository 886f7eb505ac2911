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
  ['the other script, the other way round', '陳小', ['陈小明']],
  ['the surname in both scripts', '陳', ['陈小明', '陳大文']],
  ['words in any order', '小明 陈', ['陈小明']],
])('a Han name is found by %s', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found);
});

test.each([
  ['full pinyin', 'chenxiaoming', ['陈小明']],
  ['pinyin in words', 'chen xiaoming', ['陈小明']],
  ['part of it', 'xiaom', ['陈小明']],
  ['initials', 'cxm', ['陈小明']],
  ['part of them', 'xm', ['陈小明']],
  ['a compound surname as it is read in names', 'chanyu', ['单于晓']],
  ['another one', 'ouyang', ['欧阳谦']],
  ['the way ü is typed', 'lvlv', ['吕绿']],
])('a Han name is found by %s', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found);
});

test.each([
  ['as it is written', 'O’Brien-Łukasz', ['O’Brien-Łukasz Noah']],
  ['with the other apostrophe', "o'brien", ['O’Brien-Łukasz Noah']],
  ['without', 'OBRIEN', ['O’Brien-Łukasz Noah']],
  ['without accents', 'lukasz', ['O’Brien-Łukasz Noah']],
  ['its second half', 'ŁUK', ['O’Brien-Łukasz Noah']],
  ['without an umlaut', 'zoe muller', ['Zoë Müller']],
  ['words in any order', 'müll ZO', ['Zoë Müller']],
  ['Greek without accent', 'θεοδ', ['Θεόδωρος']],
  ['Arabic', 'محمد', ['محمد خان']],
  ['its second word', 'خان', ['محمد خان']],
  ['Hebrew, both words', 'כהן דוד', ['דוד כהן']],
  ['one letter', 'x', ['X', '陈小明', '单于晓', '黄梓轩']],
  ['one Han character', '李', ['Jean-Luc 李', '李']],
  ['both of its scripts', '李 jean', ['Jean-Luc 李']],
])('a name is found by %s', async (_, text, found) => {
  expect(await namesFor(text)).toEqual(found.sort());
});

test.each(['CHAN Tai Man', 'tai man chan', 'Man Chan', 'chan', 'Tai'])(
  'the other name is searched like the name: %s',
  async text => {
    expect(await namesFor(text)).toContain('黄梓轩');
  },
);

test('a search for a Han name without a match falls back to its pinyin', async () => {
  expect(await namesFor('晨晓')).toEqual(['陈小明']);
  expect(await namesFor('呈')).toEqual([]);
});

test('a search for an unknown name finds nothing', async () => {
  for (const text of ['zzz', '陈大明', 'chan zzz', '9999']) expect(await namesFor(text), text).toEqual([]);
});

test('a text without letters lists everything', async () => {
  const { data: listed } = await clinic.admin.call(cases.searchCases, { limit: 2 });
  for (const text of [' -- ', '…']) {
    const { data } = await clinic.admin.call(cases.searchCases, { text, limit: 2 });
    expect(data.data).toEqual(listed.data);
  }
});

test('the longest names leave room for everything else that is searched', async () => {
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
