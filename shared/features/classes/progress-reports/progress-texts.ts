import { inTraditional, textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import { type LanguageTag, languages } from '../../../core/languages.ts';
import type { ScaleName, ScaleWords } from '../evaluations/schema.ts';
import { shippedScales } from '../evaluations/shipped-scales.ts';
import type { ProgressTexts } from './progress-text-types.ts';
import { english } from './progress-texts.en.ts';
import { chinese } from './progress-texts.zh.ts';

export const progressTextsOf = textsByLanguage<ProgressTexts>({ en: english, zh: chinese });

export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * Words for the five scores of one rating scale. Words that an organisation has changed are printed
 * unchanged.
 */
export function wordsOf(scales: ScaleWords, scale: ScaleName, language: LanguageTag): string[] {
  return scales[scale].map((words, at) => {
    const isShipped = words.zh === shippedScales[scale][at]?.zh;
    return language === 'zh-Hant' && isShipped ? inTraditional(words.zh) : words[languages[language].locale];
  });
}
