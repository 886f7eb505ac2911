import type { Locale } from '../fields.ts';

/**
 * Chinese if a text has at least as many Han characters as Latin words, otherwise English; null if it has
 * neither.
 */
export function languageOfText(text: string): Locale | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  if (han + latin === 0) return null;
  return han >= latin ? 'zh' : 'en';
}
