import type { Locale } from '../../../shared/core/fields.ts';
import { localizePath } from '../../../shared/core/routes.ts';

export interface FormAddress {
  lang: Locale;
  /** Token in the URL of the form; null if there is none. */
  token: string | null;
}

/** Parses a form's URL: `/{token}`, `/cases/register/{token}` or `/cases/register?token=`. */
export function readFormAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FormAddress {
  const lang = /^\/zh(\/|$)/i.test(pathname) ? 'zh' : 'en';
  const words = pathname.split('/').filter(word => word !== '' && word.toLowerCase() !== 'zh');
  const isLong = words[0]?.toLowerCase() === 'cases';
  const inPath = words[isLong ? 2 : 0];
  return { lang, token: inPath ?? new URLSearchParams(search).get('token') };
}

/**
 * Initial language of the form. All posters have an English URL, so phones that prefer Chinese get Chinese.
 * @param languages languages of the phone, preferred first
 */
export function languageOnPhone({ lang }: Pick<FormAddress, 'lang'>, languages: readonly string[]): Locale {
  return /^zh\b/i.test(languages[0] ?? '') ? 'zh' : lang;
}

/** Puts another language into the URL, without leaving the page. */
export function replaceLanguage(lang: Locale): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', localizePath(pathname + search + hash, lang));
}
