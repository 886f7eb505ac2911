import { expect, test } from 'vitest';
import { readAcuity } from '../../../shared/core/reading/read-acuity.ts';
import { readAddresses } from '../../../shared/core/reading/read-addresses.ts';
import { readNameCell } from '../../../shared/core/reading/read-cell.ts';
import { readDate } from '../../../shared/core/reading/read-date.ts';
import { readPhones } from '../../../shared/core/reading/read-phones.ts';
import { type PowerPart, readAxis, readPower } from '../../../shared/core/reading/read-power.ts';
import { splitPower } from '../../../shared/core/reading/split-power.ts';
import { readPastedNames } from '../../../web/platform/lookups/read-names.ts';

/**
 * Dates as people and programs write them in Hong Kong, mainland China, Taiwan and England, each with its
 * day; null if a person must confirm the day.
 */
const dates: [typed: string, day: string | null][] = [
  ['14th of March 2017', '2017-03-14'],
  ['Mar. 14, 2017', '2017-03-14'],
  ['14-MAR-2017', '2017-03-14'],
  ['14MAR2017', '2017-03-14'],
  ['2017.03.14.', '2017-03-14'],
  ['2017 03 14', '2017-03-14'],
  ['2017年03月14日 00:00:00', '2017-03-14'],
  ['2017-3-14 0:00', '2017-03-14'],
  ['14/03/2017 00:00', '2017-03-14'],
  ['2017/3/14 上午12:00:00', '2017-03-14'],
  ['2017-03-14T00:00:00.000', '2017-03-14'],
  ['2017-03-13T16:00:00Z', '2017-03-14'],
  ['2017-03-14T00:00:00.000+0800', '2017-03-14'],
  ['Tue Mar 14 2017 00:00:00 GMT+0800 (香港標準時間)', '2017-03-14'],
  ['Tue Mar 14 2017', '2017-03-14'],
  ['14/3/2017 (Tue)', '2017-03-14'],
  ['2017年3月14日（二）', '2017-03-14'],
  ['民國一〇六年三月十四日', '2017-03-14'],
  ['一零六年三月十四日', null],
  ['106.03.14', null],
  ['106年3月14日', null],
  ["'2017-03-14", '2017-03-14'],
  ['="14/03/2017"', '2017-03-14'],
  ['2017-03-14 星期二', '2017-03-14'],
  ['2017-02-29', null],
  ['31/4/2017', null],
  ['14/3/17', null],
  ['42808', null],
  ['42808.99999', null],
  ['20170314000000', '2017-03-14'],
  ['2017-03-14 00:00:00.0', '2017-03-14'],
  ['14.3.2017', '2017-03-14'],
  ['3/14/2017', '2017-03-14'],
  ['3/4/2017', '2017-04-03'],
  ['2017-14-03', null],
  ['２０１７／３／１４', '2017-03-14'],
  ['born 14/3/2017', null],
  ['14/3/2017?', null],
  ['c. 2017', null],
  ['unknown', null],
  ['14\u00a0March\u00a02017', '2017-03-14'],
  ['14\u200b/3/2017', '2017-03-14'],
  ['2017年三月十四', '2017-03-14'],
  ['2017-03-14Z', null],
  ['20170314T000000', '2017-03-14'],
  ['1489420800', null],
  ['1489420800000', null],
  ['14-03-2017 12:00 AM', '2017-03-14'],
  ['14 Sept 2017', '2017-09-14'],
  ['14 März 2017', '2017-03-14'],
  ['丁酉年', null],
  ['二零一七年三月十四日', '2017-03-14'],
  ['2017.3.14 (火)', '2017-03-14'],
  ['平成29年3月14日', '2017-03-14'],
  ['H29.3.14', '2017-03-14'],
  ['2017년 3월 14일', '2017-03-14'],
];

test.each(dates)('the birth date %j is read correctly', (typed, day) => {
  const options = { order: 'dmy', timeZone: 'Asia/Hong_Kong', isBirth: true, latest: '2026-11-28' } as const;
  const read = readDate(typed, options);
  expect('date' in read ? read.date : null).toBe(day);
});

const powers: [typed: string, power: number | string, part?: PowerPart][] = [
  ['-1.25', -1.25],
  ['－1．25', -1.25],
  ['- 1.25', -1.25],
  ['−1.25DS', -1.25],
  ['+0.50', 0.5],
  ['plano', 0],
  ['PL', 0],
  ['Plano DS', 0],
  ['0', 0],
  ['-125', -1.25],
  ['+50', 0.5],
  ['-12.5', -12.5],
  ['—1.25', -1.25],
  ['﹣1.25', -1.25],
  ['-1·25', -1.25],
  ['-1.25 D.', -1.25],
  ['近視125度', -1.25],
  ['遠視100', 1],
  ['-1.2.5', 'unclear'],
  ['1..25', 'unclear'],
  ['-', 'unclear'],
  ['N/A', 'unclear'],
  ['-1.25 / -0.5', 'unclear'],
  ['-01.25', -1.25],
  ['--1.25', 'unclear'],
  ['(-1.25)', 'unclear'],
  ['−1,25 dpt', -1.25],
  ['DS', 0, 'cyl'],
  ['SPH', 0, 'cyl'],
  ['Ø', 'unclear', 'cyl'],
  ['-0.5DC', -0.5, 'cyl'],
  ['散光50度', 'unclear', 'cyl'],
  ['ADD+1.50', 1.5, 'add'],
  ['∞', 0],
  ['-1.25\u200e', -1.25],
];

test.each(powers)('the lens power %j is read correctly', (typed, power, part = 'sph') => {
  const read = readPower(typed, { part, impliesDecimals: true });
  expect(typeof read === 'object' ? read.value : read).toBe(power);
});

const wholePowers: [typed: string, parts: string | null][] = [
  ['-1.25/-0.50x173', '-1.25 -0.5 173'],
  ['-1.25 -0.50 x 173', '-1.25 -0.5 173'],
  ['-1.25/-0.50/173', '-1.25 -0.5 173'],
  ['-1.25DS/-0.50DC*173', '-1.25 -0.5 173'],
  ['-125/-50x173', '-1.25 -0.5 173'],
  ['PL/-0.50X180', '0 -0.5 180'],
  ['plano -0.50 @ 90', '0 -0.5 90'],
  ['OD -1.25 -0.50 x 173', null],
  ['-1.25', null],
  ['-1.25DS', '-1.25 0 blank'],
  ['+1.00 / -0.50 × 5°', '1 -0.5 5'],
  ['-1.25=-0.50X173', '-1.25 -0.5 173'],
  ['-1.25/-0.5 ax173', '-1.25 -0.5 173'],
  ['-1.25 sph -0.50 cyl axis 173', '-1.25 -0.5 173'],
  ['-3.00-1.00×180', '-3 -1 180'],
  ['-300 -100 180', '-3 -1 180'],
  ['-1.25／-0.50Ｘ173', '-1.25 -0.5 173'],
  ['−1.25 − 0.50 × 173', '-1.25 -0.5 173'],
  ['-1.25 (-0.50) 173', '-1.25 -0.5 173'],
  ['-1.25/-0.50*173°', '-1.25 -0.5 173'],
  ['-1.25C-0.50A173', '-1.25 -0.5 173'],
];

test.each(wholePowers)('the text %j is split into sphere, cylinder and axis', (typed, parts) => {
  const split = splitPower(typed);
  const readValue = (read: ReturnType<typeof readPower>) => (typeof read === 'object' ? read.value : read);
  const read = split && [
    readValue(readPower(split.sph, { part: 'sph', impliesDecimals: true })),
    readValue(readPower(split.cyl, { part: 'cyl', impliesDecimals: true })),
    readValue(readAxis(split.axis)),
  ];
  expect(read?.join(' ') ?? null).toBe(parts);
});

const acuities: [typed: string, acuity: string][] = [
  ['6/6', '6/6'],
  ['６／６', '6/6'],
  ['6 / 9', '6/9'],
  ['6/9+2', '6/9+2'],
  ['6/9 -1', '6/9-1'],
  ['20/20', '20/20'],
  ['20/25-2', '20/25-2'],
  ['1.0', '1.0'],
  ['0.8', '0.8'],
  ['.8', '0.8'],
  ['0，8', '0.8'],
  ['CF', 'CF'],
  ['CF@1m', 'CF 1m'],
  ['FC/30cm', 'CF 30cm'],
  ['HM', 'HM'],
  ['光感', 'LP'],
  ['无光感', 'NLP'],
  ['NPL', 'NLP'],
  ['PL', 'LP'],
  ['指數/50cm', 'CF 50cm'],
  ['手動', 'HM'],
  ['5.0', '5.0'],
  ['4/6', '4/6'],
  ['3/60', '3/60'],
  ['6/7.5', '6/7.5'],
  ['6/9.5', '6/9.5'],
  ['-0.1', '-0.1'],
  ['HM/30cm', 'HM 30cm'],
  ['CF 2 feet', 'CF 2ft'],
  ['6/6p', '6/6p'],
  ['6/9 (part)', '6/9 (part)'],
  ['眼前手动', '眼前手动'],
  ['LP+', 'LP+'],
  ['Fix & follow', 'Fix & follow'],
];

test.each(acuities)('the acuity %j is read correctly', (typed, acuity) => {
  expect(readAcuity(typed)).toBe(acuity);
});

const addresses: [typed: string, addresses: string[], wrong?: string[]][] = [
  ['Jo Lee <jo@example.org>', ['jo@example.org']],
  ['jo@example.org (mum)', ['jo@example.org']],
  ['jo@example.org / ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['jo@example.org,ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['jo＠example．org', ['jo@example.org']],
  ['邮箱：jo@qq.com', ['jo@qq.com']],
  ['QQ邮箱:12345@qq.com', ['12345@qq.com']],
  ['jo@example.org、ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['Mum: jo@example.org', ['jo@example.org']],
  ['jo @example.org', [], ['jo', '@example.org']],
  ['jo@example,org', [], ['jo@example', 'org']],
  ['jo@例子.中国', ['jo@xn--fsqu00a.xn--fiqs8s']],
  ['mailto:jo@example.org?subject=Hi', ['jo@example.org']],
  ['JO@EXAMPLE.ORG', ['JO@EXAMPLE.ORG']],
  ['jo.@example.org', [], ['jo.@example.org']],
  ["o'hara@example.org", ["o'hara@example.org"]],
  ['陈妈妈 <jo@163.com>', ['jo@163.com']],
  ['jo@example.org;', ['jo@example.org']],
  ['<jo@example.org>; <ann@example.org>', ['jo@example.org', 'ann@example.org']],
  ['媽媽 jo@example.org 爸爸 ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['jo@example.org or ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['"Lee, Jo (Mum)" <jo@example.org>', ['jo@example.org']],
  ['jo@example.org\nann@example.org', ['jo@example.org', 'ann@example.org']],
  ['E-mail: jo@example.org', ['jo@example.org']],
  ['Email：jo@example.org', ['jo@example.org']],
  ['工作邮箱: jo@example.org; 备用邮箱: ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['Gmail: jo@gmail.com', ['jo@gmail.com']],
  ['Mum jo@example.org', ['jo@example.org']],
  ['jo@example.org Dad: ann@example.org', ['jo@example.org', 'ann@example.org']],
  ['sip:jo@example.org', ['jo@example.org']],
  ['mum@example.org', ['mum@example.org']],
  ['mum.dad@example.org', ['mum.dad@example.org']],
  ['无', [], ['无']],
  ['jo@example.org（妈妈）', ['jo@example.org']],
];

test.each(addresses)('the email address %j is read correctly', (typed, found, wrong = []) => {
  expect(readAddresses(typed)).toEqual({ addresses: found, wrong });
});

const phones: [typed: string, phones: string[]][] = [
  ['9123 4567', ['9123 4567']],
  ['+852 9123 4567', ['+852 9123 4567']],
  ['91234567/98765432', ['91234567', '98765432']],
  ['9123-4567', ['9123-4567']],
  ['(852) 9123 4567', ['(852) 9123 4567']],
  ['91234567 (媽媽)', ['91234567']],
  ['媽:91234567 爸:98765432', ['91234567', '98765432']],
  ['妈妈13800138000；爸爸13900139000', ['13800138000', '13900139000']],
  ['138 0013 8000', ['138 0013 8000']],
  ['0755-12345678转8001', ['0755-12345678']],
  ['07700 900123 or 07700 900456', ['07700 900123', '07700 900456']],
  ['+44 (0)7700 900123', ['+44 (0)7700 900123']],
  ['Tel: 02-2345-6789 #123', ['02-2345-6789']],
  ['0912-345-678', ['0912-345-678']],
  ['９１２３４５６７', ['91234567']],
  ['9123 4567\n9876 5432', ['9123 4567', '9876 5432']],
  ['Mum 07700900123, Dad 07700900456', ['07700900123', '07700900456']],
  ['86-13800138000', ['86-13800138000']],
  ['9.1234567E7', []],
  ['91234567.0', ['91234567']],
  ['WhatsApp 9123 4567', ['9123 4567']],
  ['no phone', []],
];

test.each(phones)('the phone number %j is read correctly', (typed, numbers) => {
  expect(readPhones(typed).phones).toEqual(numbers);
});

const names: [typed: string, name: string][] = [
  ['Chan^Tai Man=陳^大文', 'Chan Tai Man'],
  ['陳　小明', '陳 小明'],
  [' 陈小明\u200b', '陈小明'],
  ['CHAN, Tai Man', 'CHAN, Tai Man'],
  ['O’Brien', 'O’Brien'],
  ['陳^小明', '陳小明'],
  ['Chan^Tai Man^^Mr', 'Chan Tai Man'],
];

test.each(names)('the name %j is read correctly', (typed, name) => {
  expect(readNameCell(typed)).toBe(name);
});

/** Lines of a pasted class list, with the child whose name must be found in the line. */
const pastedLines: [line: string, name: string][] = [
  ['01 陳大文', '陳大文'],
  ['(1) Chan Siu Ming', 'Chan Siu Ming'],
  ['Chan Siu Ming 3A', 'Chan Siu Ming'],
  ['3A 01 陳大文 M', '陳大文'],
  ['陈小明（转学）', '陈小明'],
  ['✅ 陈小明', '陈小明'],
  ['1. 陈小明妈妈 参加', '陈小明'],
  ['陈小明:到', '陈小明'],
  ['李芷晴：请假', '李芷晴'],
];

test.each(pastedLines)('the line %j of a class list is read correctly', (line, name) => {
  expect(readPastedNames(line)[0]?.names).toContain(name);
});
