/** Regions that people call by less than their official name. */
const plainlyNamed = new Set(['HK', 'MO']);

/** Names of countries and regions in a language, such as `zh-Hant-HK`; an unknown code names itself. */
export function countryNames(language: string): (code: string) => string {
  const official = new Intl.DisplayNames(language, { type: 'region' });
  const plain = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return code => (plainlyNamed.has(code) ? plain : official).of(code) ?? code;
}
