import type { Locale, Script } from '../../../core/fields.ts';

/** The most used time zone of each country that has several zones. */
const mainTimeZones: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

const traditionalScriptRegions = ['HK', 'MO', 'TW'];
const chineseRegions = ['CN', ...traditionalScriptRegions];

/** `Intl.Locale` methods that TypeScript does not declare yet. */
interface RegionInfo {
  getTimeZones: () => string[];
  getWeekInfo: () => { firstDay: number };
}

const regionInfo = (country: string) => new Intl.Locale(`und-${country}`) as Intl.Locale & RegionInfo;

export function defaultTimeZone(country: string): string {
  return mainTimeZones[country] ?? regionInfo(country).getTimeZones()[0] ?? 'UTC';
}

/** First day of the week in a country, 0 is Sunday. */
export function defaultWeekStart(country: string): number {
  return regionInfo(country).getWeekInfo().firstDay % 7;
}

export function defaultScript(country: string): Script {
  return traditionalScriptRegions.includes(country) ? 'traditional' : 'simplified';
}

export function defaultLocale(country: string): Locale {
  return chineseRegions.includes(country) ? 'zh' : 'en';
}
