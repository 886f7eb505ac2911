import { expect, test } from 'vitest';
import { matchesText } from '../../web/app/palette/palette-commands.ts';
import { spell } from '../../web/app/palette/spell.ts';
import { readingsOf } from '../../web/platform/i18n/han-readings.ts';

const readings = readingsOf('新建个案 个案 待复诊 操作记录 修改密码 重新加载 重新发送 重置密码 绿色 AB型');

test.each([
  ['新建个案', ['xinjian', 'gean', 'xjga', 'XJ', 'xin an']],
  ['待复诊', ['daifuzhen', 'dfz']],
  ['重置密码', ['chongzhi', 'czmm']],
  ['绿色', ['lvse', 'ls']],
  ['AB型', ['abxing', 'abx']],
])('the command palette finds %s by its pinyin and by the first letters of the pinyin', (name, typed) => {
  for (const one of typed) expect(matchesText(`${name} ${spell(name, readings)}`, one), one).toBe(true);
  expect(matchesText(`${name} ${spell(name, readings)}`, 'zzz')).toBe(false);
});
