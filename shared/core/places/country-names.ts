/** Regions that are shown by a shorter name than the official one. */
const plainlyNamed = new Set(['HK', 'MO']);

/** Names of countries in a language such as `zh-Hant-HK`. An unknown code is returned unchanged. */
export function countryNames(language: string): (code: string) => string {
  const official = new Intl.DisplayNames(language, { type: 'region' });
  const plain = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return code => (plainlyNamed.has(code) ? plain : official).of(code) ?? code;
}
