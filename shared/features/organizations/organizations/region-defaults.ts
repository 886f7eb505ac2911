import type { Locale, Script } from '../../../core/fields.ts';

/** Where clocks differ within a place, those that most of its people go by. */
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

/** What `Intl.Locale` tells of a place; the compiler does not know of it yet. */
interface RegionInfo {
  getTimeZones: () => string[] | undefined;
  getWeekInfo: () => { firstDay: number };
}

const regionInfo = (country: string) => new Intl.Locale(`und-${country}`) as Intl.Locale & RegionInfo;

/** The time zone of a place, by its code of two letters. */
export function defaultTimeZone(country: string): string {
  return mainTimeZones[country] ?? regionInfo(country).getTimeZones()?.[0] ?? 'UTC';
}

/** Day the week starts with in a place, 0 is Sunday. */
export function defaultWeekStart(country: string): number {
  return regionInfo(country).getWeekInfo().firstDay % 7;
}

/** How Chinese is written in a place. */
export function defaultScript(country: string): Script {
  return traditionalScriptRegions.includes(country) ? 'traditional' : 'simplified';
}

/** The language that people of a place are spoken to until they choose. */
export function defaultLocale(country: string): Locale {
  return chineseRegions.includes(country) ? 'zh' : 'en';
}
