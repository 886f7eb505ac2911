import { globSync, readFileSync } from 'node:fs';
import { Converter } from 'opencc-js/cn2t';
import { expect, test } from 'vitest';
import { browserScript, languageOf } from '../../web/platform/i18n/language.ts';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import exceptions from '../../web/platform/i18n/traditional-exceptions.json' with { type: 'json' };

const catalogues = globSync(`${import.meta.dirname}/../../web/platform/i18n/zh/*.json`).map(path =>
  readFileSync(path, 'utf8'),
);

const [notificationTexts = '', stateNames = ''] = [
  'shared/features/operations/notifications/texts.zh.ts',
  'functions/features/operations/locations/british-states.json',
].map(file => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'));

test.each([
  ['请先登录', '請先登入'],
  ['退出登录', '登出'],
  ['姓名、电话或邮箱', '姓名、電話或電郵'],
  ['您填写的内容尚未保存。', '您填寫的內容尚未儲存。'],
  ['没有找到与<b>“{{text}}”</b>相符的个案。', '沒有找到與<b>「{{text}}」</b>相符的個案。'],
  ['前十年，后十年', '前十年，後十年'],
  ['为诊所和学校提供筛查、报告与跟进', '為診所和學校提供篩查、報告與跟進'],
  ['用户', '用戶'],
  ['不支持的文件类型', '不支援的檔案類型'],
  ['切换只影响此标签页', '切換只影響此分頁'],
  ['每周向家长发送两次', '每週向家長發送兩次'],
  ['给家长发过电邮', '給家長發過電郵'],
  ['加入校历', '加入校曆'],
  ['在该模块页面向明树申请', '在該模組頁面向明樹申請'],
  ['沃里克郡、萨里郡、朴次茅斯', '沃里克郡、薩里郡、朴次茅斯'],
])('the text %s is converted to Traditional with the words used in Hong Kong', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});

test('no text is about hair or history unless it says so', () => {
  const converted = catalogues.map(toTraditional).join('\n');
  expect(converted.match(/.{3}髮.{3}/g)).toBeNull();
  expect(converted.match(/.(?<!資)歷(?![史次年])./g)).toBeNull();
});

test('a text catalogue converted to Traditional has the same keys and variables as in Simplified', () => {
  const shape = (json: string) => json.match(/"[\w-]+": ?|\{\{\w+\}\}|<\/?\w+>/g);
  for (const catalogue of catalogues) {
    const converted = toTraditional(catalogue);
    expect(() => JSON.parse(converted)).not.toThrow();
    expect(shape(converted)).toEqual(shape(catalogue));
  }
});

test('every exception of the conversion to Traditional occurs in the texts and differs from the result of OpenCC', () => {
  const byCharacters = Converter({ from: 'cn', to: 'hk' });
  const said = [...catalogues, notificationTexts, stateNames].join('\n');
  const useless = Object.entries(exceptions).filter(
    ([word, traditional]) => !said.includes(word) || byCharacters(word) === traditional,
  );
  expect(useless).toEqual([]);
});

test('every exception of the conversion to Traditional is applied, also within other text', () => {
  for (const [word, traditional] of Object.entries(exceptions)) {
    expect(toTraditional(`甲${word}乙`)).toBe(`甲${traditional}乙`);
  }
});

test.each([
  [['en-GB', 'zh-HK'], 'traditional'],
  [['zh-Hant-TW', 'zh-CN'], 'traditional'],
  [['zh-MO'], 'traditional'],
  [['zh-CN', 'zh-HK'], 'simplified'],
  [['zh-Hans-HK'], 'simplified'],
  [['zh'], 'simplified'],
  [['en'], 'simplified'],
] as const)('a browser with the language %s is shown the Chinese script %s', (languages, script) => {
  expect(browserScript(languages)).toBe(script);
});

test('the language tag of a text depends on the script (Simplified or Traditional) only if the text is Chinese', () => {
  expect(languageOf('zh', 'traditional')).toBe('zh-Hant-HK');
  expect(languageOf('zh', 'simplified')).toBe('zh');
  expect(languageOf('en', 'traditional')).toBe('en');
});
