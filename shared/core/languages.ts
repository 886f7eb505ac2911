import type { Locale, Script } from './fields.ts';

/** BCP 47 tags of the languages in which the product writes. */
export const languageTags = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type LanguageTag = (typeof languageTags)[number];

/**
 * Converts a locale and a Chinese script to the language tag that API requests, URLs and stored records use.
 */
export function languageTag(locale: Locale, script: Script): LanguageTag {
  if (locale === 'en') return 'en';
  return script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

/** The second language of a bilingual text. */
export const otherLocale = { en: 'zh', zh: 'en' } as const satisfies Record<Locale, Locale>;

/** The language in which a text is shown: the wanted one, or the other one if only that has a text. */
export const readableLanguage = (texts: Record<Locale, unknown>, wanted: Locale): Locale =>
  texts[wanted] ? wanted : otherLocale[wanted];

interface LanguageRules {
  /** The language code used in API requests, URLs and stored records. */
  locale: Locale;
  /** Locale of `Intl` for dates and lists. */
  intl: string;
  /** Locale of `Intl` that sorts names of people. */
  collation: string;
  month: 'short' | 'long';
  listSeparator: string;
  /** Separates a name from a qualification, and the lines of an address. */
  comma: string;
  semicolon: string;
  fullStop: string;
  /** Separates words and sentences. */
  gap: string;
  /** Adds a remark in brackets to a text. */
  withRemark: (text: string, remark: string) => string;
}

const chinese: LanguageRules = {
  locale: 'zh',
  intl: 'zh-CN',
  collation: 'zh-Hans-u-co-pinyin',
  month: 'long',
  listSeparator: '、',
  comma: '，',
  semicolon: '；',
  fullStop: '。',
  gap: '',
  withRemark: (text, remark) => `${text}（${remark}）`,
};

export const languages: Record<LanguageTag, LanguageRules> = {
  en: {
    locale: 'en',
    intl: 'en-GB',
    collation: 'en',
    month: 'short',
    listSeparator: ', ',
    comma: ', ',
    semicolon: '; ',
    fullStop: '.',
    gap: ' ',
    withRemark: (text, remark) => `${text} (${remark})`,
  },
  'zh-Hans': chinese,
  'zh-Hant': chinese,
};

/**
 * Language tags with a region, for `lang` of a page, and for names and order of countries. Texts follow the
 * usage of that region.
 */
export const regionalTags: Record<LanguageTag, string> = {
  en: 'en',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant-HK',
};
