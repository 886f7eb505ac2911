import type { Locale } from '../fields.ts';

const countsOf = (text: string): Record<Locale, number> => ({
  zh: text.match(/\p{Script=Han}/gu)?.length ?? 0,
  en: text.match(/[A-Za-z]{2,}/g)?.length ?? 0,
});

/**
 * Chinese if a text has at least as many Han characters as Latin words, otherwise English; null if it has
 * neither.
 */
export function languageOfText(text: string): Locale | null {
  const { zh, en } = countsOf(text);
  if (zh + en === 0) return null;
  return zh >= en ? 'zh' : 'en';
}

/** Share of Han characters or Latin words below which they count as names and terms in the other language. */
const leastShare = 0.25;

/** Number of words and characters below which a text may be all names and terms. */
const leastWords = 8;

/**
 * Whether nearly all of a text is in the other language; not for a text in both languages, nor for one
 * of fewer words than `least`.
 */
export function isInOtherLanguage(text: string, language: Locale, least = leastWords): boolean {
  const counts = countsOf(text);
  const all = counts.zh + counts.en;
  return all >= least && counts[language] < leastShare * all;
}
