import type { Locale } from '../../../shared/core/fields.ts';
import { localizePath } from '../../../shared/core/routes.ts';

export interface FormAddress {
  lang: Locale;
  /** As it stands in the address; null where there is none. */
  token: string | null;
}

/** What an address of the form says: `/{token}`, `/cases/register/{token}` or `/cases/register?token=`. */
export function readFormAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FormAddress {
  const lang = /^\/zh(\/|$)/i.test(pathname) ? 'zh' : 'en';
  const words = pathname.split('/').filter(word => word !== '' && word.toLowerCase() !== 'zh');
  const isLong = words[0]?.toLowerCase() === 'cases';
  const inPath = words[isLong ? 2 : 0];
  return { lang, token: inPath ?? new URLSearchParams(search).get('token') };
}

/**
 * The language to begin with. A poster has one code for everybody: its address speaks English, and a phone that speaks
 * Chinese is answered in Chinese.
 * @param languages of the phone, the preferred one first
 */
export function languageOnPhone({ lang }: FormAddress, languages: readonly string[]): Locale {
  return /^zh\b/i.test(languages[0] ?? '') ? 'zh' : lang;
}

/** Shows another language in the address, without leaving the page. */
export function replaceLanguage(lang: Locale): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', localizePath(pathname + search + hash, lang));
}
