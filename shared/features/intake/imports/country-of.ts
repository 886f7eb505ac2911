import { countryCodes } from '../../../core/places/countries.ts';

const spoken: Record<string, string> = {
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  prc: 'CN',
  'p r china': 'CN',
  'mainland china': 'CN',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  macao: 'MO',
  中国大陆: 'CN',
  中國大陸: 'CN',
  香港: 'HK',
  澳门: 'MO',
  澳門: 'MO',
  台湾: 'TW',
  台灣: 'TW',
  臺灣: 'TW',
};

let names: Map<string, string> | undefined;

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.\s]+/g, ' ')
    .trim();

function allNames(): Map<string, string> {
  const found = new Map(Object.entries(spoken));
  for (const locale of ['en', 'zh-Hans', 'zh-Hant']) {
    const display = new Intl.DisplayNames([locale], { type: 'region' });
    for (const code of countryCodes) found.set(fold(display.of(code) ?? code), code);
  }
  return found;
}

/** Returns the country code for a cell with a country's code or name (in English or Chinese). */
export function countryOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (countryCodes.includes(code)) return code;
  names ??= allNames();
  return names.get(fold(text));
}
