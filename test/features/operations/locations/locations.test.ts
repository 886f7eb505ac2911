import { expect, test } from 'vitest';
import { countryCodes } from '../../../../shared/core/places/countries.ts';
import { hasPostalCodes } from '../../../../shared/core/places/postal-codes.ts';
import { statesOf } from '../../../../shared/core/places/states.ts';
import { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import { toTraditional } from '../../../../web/platform/i18n/to-traditional.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';

interface Place {
  id: string;
  name: string;
}

/** Countries whose states have Chinese names. */
const inChinese = ['CN', 'HK', 'TW', 'SG', 'MY', 'US', 'CA', 'AU', 'GB', 'JP', 'KR'];

const states = async (caller: Principal, id: string, locale: 'en' | 'zh') => {
  const { data } = await caller.call(locations.listStates, { id, locale });
  return data.data.data;
};

test('all 249 countries and regions are listed, sorted as the language requires', async () => {
  const { admin } = await openClinic();
  for (const [locale, collation] of [
    ['en', 'en'],
    ['zh', 'zh-Hans'],
  ] as const) {
    const { data } = await admin.call(locations.listCountries, { limit: 500, locale });
    expect(data.data).toHaveLength(249);
    expect(new Set(data.data.map(({ id }) => id)).size).toBe(249);
    const names = data.data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, collation)));
    expect(data.data.filter(({ id, name }) => id === name)).toEqual([]);
  }
});

test('a country is named in the requested language', async () => {
  const { admin } = await openClinic();
  const nameOf = async (locale: 'en' | 'zh', id: string) =>
    (await admin.call(locations.listCountries, { locale })).data.data.find(country => country.id === id)
      ?.name;
  expect(await nameOf('en', 'DE')).toBe('Germany');
  expect(await nameOf('zh', 'DE')).toBe('德国');
  expect(await nameOf('zh', 'HK')).toContain('香港');
});

test('the response has countries in the field data.data, and states in data.data.data, as the specification says', async () => {
  const { admin } = await openClinic();
  const countries = (await admin.send('GET', 'location/countries?limit=500')).body as {
    data: { data: Place[] };
  };
  expect(countries.data.data[0]).toEqual({ id: 'AF', name: 'Afghanistan' });
  const places = (await admin.send('GET', 'location/states/SG')).body as {
    data: { data: { data: Place[] } };
  };
  expect(places.data.data.data[0]).toEqual({ id: '01', name: 'Central Singapore' });
});

test('a request can limit the number of listed countries; a limit of 0 or above 500 is rejected', async () => {
  const { admin } = await openClinic();
  const { data: three } = await admin.call(locations.listCountries, { limit: 3 });
  expect(three.data).toHaveLength(3);
  expect(three.meta).toMatchObject({ current_page: 1, per_page: 3, last_page: 83, total: 249, next: null });
  for (const limit of [0, 501]) {
    expect(await admin.expectError(locations.listCountries, { limit })).toMatchObject({
      status: 400,
      fields: { limit: expect.any(String) },
    });
  }
});

test('in both languages, Hong Kong has three regions, Macao has none, and China and Singapore have their own', async () => {
  const { admin } = await openClinic();
  const names = async (id: string, locale: 'en' | 'zh') =>
    (await states(admin, id, locale)).map(state => state.name);
  expect(await names('HK', 'en')).toEqual(['Hong Kong Island', 'Kowloon', 'New Territories']);
  expect(await names('HK', 'zh')).toEqual(['香港岛', '九龙', '新界']);
  expect(await names('MO', 'en')).toEqual([]);
  expect(await names('SG', 'zh')).toEqual(['中区', '东北区', '西北区', '东南区', '西南区']);
  expect(await names('CN', 'en')).toContain('Guangdong');
  expect(await names('CN', 'zh')).toContain('广东');
});

test('for readers of Traditional Chinese, the list of countries has every name in Traditional Chinese', async () => {
  const { admin } = await openClinic();
  for (const id of inChinese) {
    const { data } = await admin.call(locations.listStates, { id, locale: 'zh', script: 'traditional' });
    const simplified = await states(admin, id, 'zh');
    expect(data.data.data.map(({ name }) => name)).toEqual(simplified.map(({ name }) => toTraditional(name)));
  }
  const { data } = await admin.call(locations.listCountries, { locale: 'zh', script: 'traditional' });
  expect(data.data.find(({ id }) => id === 'US')?.name).toBe('美國');
});

test('provinces are listed by pinyin in Chinese', async () => {
  const { admin } = await openClinic();
  const names = (await states(admin, 'CN', 'zh')).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['安徽', '澳门', '北京']);
  expect(names.at(-1)).toBe('浙江');
});

test.each(inChinese)('the states or provinces of %s have Chinese names', async id => {
  const { admin } = await openClinic();
  const [english, chinese] = [await states(admin, id, 'en'), await states(admin, id, 'zh')];
  const idsOf = (list: typeof english) => list.map(state => state.id).toSorted();
  expect(idsOf(chinese)).toEqual(idsOf(english));
  expect(english.length).toBeGreaterThan(2);
  const withoutHan = chinese.map(({ name }) => name).filter(name => !/\p{Script=Han}/u.test(name));
  expect(withoutHan).toEqual([]);
  expect(new Set(chinese.map(({ name }) => name)).size).toBe(chinese.length);
});

test('British counties, London boroughs and cities have the Chinese names of mainland atlases', async () => {
  const { admin } = await openClinic();
  const nameOf = new Map((await states(admin, 'GB', 'zh')).map(({ id, name }) => [id, name]));
  const ids = ['OXF', 'EDH', 'BIR', 'MAN', 'LDS', 'WFT', 'CRF', 'BFS', 'RIC', 'SHF'];
  expect(ids.map(id => nameOf.get(id))).toEqual([
    ...['牛津郡', '爱丁堡', '伯明翰', '曼彻斯特', '利兹'],
    ...['沃尔瑟姆福里斯特区', '加的夫', '贝尔法斯特', '泰晤士河畔里士满区', '谢菲尔德'],
  ]);
});

test('the states of a country have different IDs, and no country has only a single state', async () => {
  for (const country of countryCodes) {
    const ids = statesOf(country).map(({ id }) => id);
    expect(new Set(ids).size, country).toBe(ids.length);
    expect(ids.length, country).not.toBe(1);
    expect(ids, country).not.toContain('undefined');
  }
});

test('Hong Kong and Macao have no postal codes; Britain, China and Singapore do', () => {
  expect(['HK', 'MO', 'AE', 'GB', 'CN', 'SG', ''].map(hasPostalCodes)).toEqual([
    ...[false, false, false],
    ...[true, true, true, true],
  ]);
});

test('an unknown country has no states, and a malformed country code is rejected', async () => {
  const { admin } = await openClinic();
  expect(await states(admin, 'XX', 'en')).toEqual([]);
  for (const id of ['hk', 'HKG', '__'])
    expect(await admin.expectError(locations.listStates, { id }), id).toMatchObject({
      status: 400,
      fields: { id: 'validation.regex' },
    });
});

test('a platform administrator can also read the lists of countries and states (to set up organisations)', async () => {
  const superadmin = await openSuperadmin();
  expect((await superadmin.call(locations.listCountries, { limit: 1 })).data.data).toHaveLength(1);
  expect(await states(superadmin, 'HK', 'en')).toHaveLength(3);
});
