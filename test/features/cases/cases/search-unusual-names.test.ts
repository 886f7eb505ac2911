import { beforeAll, expect, test } from 'vitest';
import { readName } from '../../../../shared/core/reading/read-name.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

const nobody = { otherName: null, contactEmail: null, mobile: null };

/** Each name, with every spelling that somebody may search for. */
const queriesByName: [string, string[]][] = [
  [
    '单于晓',
    [
      '单于晓',
      '單于曉',
      '单于',
      '晓',
      '單',
      'chanyuxiao',
      'chan yu xiao',
      'chanyu',
      'xiao',
      'cyx',
      'CY',
      'shanyuxiao',
      'danyu',
      'dan yu xiao',
      'syx',
    ],
  ],
  ['陳大文', ['陳大文', '陈大文', '大文', '陈', '陳', 'chendawen', 'Chen Dawen', 'dawen chen', 'cdw', 'dw']],
  ['陈小明', ['陈小明', '陳小明', '陳', '小明', 'chen', 'cxm', '明']],
  [
    'CHAN Tai Man',
    ['CHAN Tai Man', 'chan', 'tai', 'man', 'Tai Man', 'taiman', 'Tai-Man', 'ChanTaiMan', 'ctm'],
  ],
  [
    "O'Brien-Łukasz",
    [
      "O'Brien-Łukasz",
      'O’Brien',
      'obrien',
      "o'b",
      'O Brien',
      'brien',
      'lukasz',
      'Łukasz',
      'łu',
      'obrien lukasz',
    ],
  ],
  ['单明雨', ['单', 'shanmingyu', 'danmingyu', 'chanmingyu', 'smy', 'cmy', 'mingyu']],
  ['覃海洋', ['qinhaiyang', 'tanhaiyang', 'thy', 'haiyang']],
  ['欧阳娜娜', ['欧阳', '歐陽娜娜', '娜娜', 'ouyang', 'ouyangnana', 'oynn', 'ou yang na na']],
  ['吕綠', ['吕', '呂', '呂绿', 'lvlv', 'lv', 'lülü', 'lyulyu', 'lulu', 'lü', 'lǚ', 'll']],
  ['女略', ['女略', 'nvlve', 'nülüe', 'nulue', 'nyulyue']],
  ['曾解', ['曾解', 'zengjie', 'zj', 'cengjie']],
  ['李　明', ['李明', '李 明', '李　明', '明', 'liming', 'li ming', 'lm']],
  ['王  大　力', ['王大力', '大力', 'wangdali', 'wdl']],
  ['Ann   Mary    Lee', ['Ann Mary Lee', 'ann lee', 'annmary', 'aml', 'lee ann']],
  ['ＬＥＥ　Ｓｉｕ', ['lee siu', 'LEE', 'ｓｉｕ', 'leesiu']],
  ['Jürgen Groß-Strauß', ['jurgen', 'JÜRGEN', 'gross', 'groß', 'strauss', 'Jürgen Gross']],
  ['Nguyễn Thị Ánh', ['nguyen', 'nguyễn', 'thi anh', 'Ánh', 'nta']],
  ['محمّد عبد الـرحمن', ['محمد', 'محمّد', 'الرحمن', 'عبد', 'عبد الرحمن', 'عبدالرحمن']],
  ['דָּוִד כהן', ['דוד', 'כהן', 'דוד כהן', 'כהן דו']],
  ['小美👧', ['小美', '小美👧', '👧', 'xiaomei', 'xm']],
  ['👩🏽‍🦰 Ruby', ['ruby', '👩', '👩🏽‍🦰']],
  ['Q', ['Q', 'q', 'ｑ']],
  ['丁', ['丁', 'ding', 'd']],
  ['田中 さくら', ['田中', 'さくら', '田中さくら', 'さく']],
  ['김민준', ['김민준', '김']],
  ['𠮷田', ['𠮷田', '𠮷', '田']],
];

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
  for (const [fullName] of queriesByName) await makeCase(clinic.admin, { ...nobody, fullName });
});

test.each(queriesByName)('a search for any spelling of the name %s finds the case', async (name, typed) => {
  const { data: all } = await clinic.admin.call(cases.searchCases, { limit: 100 });
  const stored = all.data.find(row => row.fullName === readName(name));
  expect(stored).toBeDefined();
  const missed: string[] = [];
  for (const text of typed) {
    const { data } = await clinic.admin.call(cases.searchCases, { text, limit: 100 });
    if (!data.data.some(row => row.id === stored?.id)) missed.push(text);
  }
  expect(missed).toEqual([]);
});

test.each([
  ['陈大明', []],
  ['单晓', []],
  ['brien chan', []],
  ['chan tai wo', []],
  ['👦', []],
  ['ctmx', []],
  ['محمود', []],
])('a search for %s finds nobody', async (text, names) => {
  const { data } = await clinic.admin.call(cases.searchCases, { text });
  expect(data.data.map(row => row.fullName)).toEqual(names);
});
