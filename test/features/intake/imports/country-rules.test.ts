import { expect, test } from 'vitest';
import { countryOf } from '../../../../shared/features/intake/imports/country-of.ts';

test('a country is recognised by its code and its English or Chinese name, in any letter case and character width', () => {
  const found = (...texts: string[]) => texts.map(countryOf);
  expect(found('HK', 'hk', ' Gb ')).toEqual(['HK', 'HK', 'GB']);
  expect(found('Germany', ' germany ', '德国', '德國')).toEqual(Array(4).fill('DE'));
  expect(found('Switzerland', '瑞士', 'Ｊａｐａｎ', '日本')).toEqual(['CH', 'CH', 'JP', 'JP']);
  expect(found('UK', 'Great  Britain', 'USA', 'P.R. China', '中國大陸', '臺灣', '澳门', 'Hong Kong')).toEqual(
    [...['GB', 'GB', 'US', 'CN', 'CN', 'TW', 'MO', 'HK']],
  );
  expect(found('U.K.', 'U.S.A.', 'U.S.', 'u. k.')).toEqual(['GB', 'US', 'US', 'GB']);
  expect(found('Deutschland', 'Atlantis', 'XX', '', ' ')).toEqual(Array(5).fill(undefined));
});
