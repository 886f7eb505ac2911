import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { readPastedNames } from '../../../../web/platform/lookups/read-names.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

const lists: [list: string, count: number][] = [
  ['1. 陈小明\n2) 李芷晴', 2],
  ['陳小明\r\n李芷晴\r\n', 2],
  ['Chan Siu Ming\nLEE Tsz Ching (3A)', 2],
  ['3A\t1\t陈小明\t男\n3A\t2\t李芷晴\t女', 2],
  ['姓名\n陈小明', 1],
  ['陈小明，李芷晴', 2],
  ['陈 小 明\n李　芷晴', 2],
  ['Chan, Siu Ming\nLee Tsz Ching 李芷晴', 2],
  ['Siu Ming Chan; Tsz Ching Lee', 2],
  ['班別\t中文姓名\t英文姓名\n3A\t陳小明\tCHAN Siu Ming\n3A\t李芷晴\t', 2],
  ['Last name\tFirst name\nChan\tSiu Ming\nLee\tTsz Ching', 2],
  ['• 陈小明（Chan Siu Ming）\n• 李芷晴', 2],
  ['（1） 陈小明\n（2） 李芷晴', 2],
  ['1.陈小明 2.李芷晴', 2],
  ['陈小明 男\n李芷晴 女', 2],
  ['Chan Siu Ming, 3A\nLee Tsz Ching 3A', 2],
  ['①陈小明 ②李芷晴', 2],
  ['一、陈小明\n二、李芷晴', 2],
  ['1、陈小明；2、李芷晴', 2],
  ['Chan, Siu Ming; Lee, Tsz Ching', 2],
  ['陈小明和李芷晴', 2],
  ['Chan Siu Ming & Lee Tsz Ching', 2],
  ['陈小明 李芷晴', 2],
  ['@陈小明 @李芷晴', 2],
  ['1. 陈小明妈妈\n2. 李芷晴爸爸', 2],
  ['- [x] 陈小明\n- [ ] 李芷晴', 2],
  ['陈小明,男,2017-03-14\n李芷晴,女,2017-04-01', 2],
  ['姓名：陈小明、李芷晴', 2],
  ['Chan Siu Ming - 3A\n李芷晴 2人', 2],
];

test('a pasted class list in any common layout finds all children on the list, and no other children', async () => {
  const { admin } = await openClinic();
  const bare = { birthDate: null, contactEmail: null, mobile: null };
  const ids: string[] = [];
  for (const [fullName, otherName] of [
    ['陈小明', 'Chan Siu Ming'],
    ['李芷晴', 'Lee Tsz Ching'],
  ] as const)
    ids.push((await makeCase(admin, { ...bare, fullName, otherName })).id);
  await makeCase(admin, { ...bare, fullName: '陈小明明', otherName: 'Chan Siu Ming Peter' });
  const findOne = async (names: string[]) => {
    for (const text of names) {
      const { data } = (await admin.call(cases.searchCases, { text, isWholeName: true, limit: 10 })).data;
      if (data.length > 0) return data.map(({ id }) => id);
    }
    return [];
  };
  for (const [list, count] of lists) {
    const found = await Promise.all(readPastedNames(list).map(({ names }) => findOne(names)));
    expect(found, list).toEqual(ids.slice(0, count).map(id => [id]));
  }
});

test('a pasted class list drops repeated names and blank lines, and keeps lines that cannot be read as a name', () => {
  expect(readPastedNames('Ada Wong\t2017\n\n 陈小明 \nAda Wong\nName')).toMatchObject([
    { text: 'Ada Wong' },
    { text: '陈小明' },
    { text: 'Name' },
  ]);
  expect(readPastedNames('')).toEqual([]);
  expect(readPastedNames('Wong 7f3a\n20260817')).toEqual([
    { text: 'Wong 7f3a', names: ['Wong 7f3a'] },
    { text: '20260817', names: [] },
  ]);
  expect(readPastedNames(`${'x '.repeat(5000)}`)[0]?.names[0]?.length).toBeLessThanOrEqual(250);
});

test('a pasted class list with unclosed brackets is read quickly', () => {
  const started = performance.now();
  readPastedNames('[('.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
