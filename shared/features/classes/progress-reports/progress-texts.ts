import { inTraditional } from '../../../core/chinese/in-both-scripts.ts';
import type { Locale, Script } from '../../../core/fields.ts';
import type { ScaleName, ScaleWords } from '../evaluations/schema.ts';
import { shippedScales } from '../evaluations/shipped-scales.ts';
import type { ProgressTexts } from './progress-text-types.ts';
import { english } from './progress-texts.en.ts';
import { chineseIn } from './progress-texts.zh.ts';

export function progressTextsOf(language: Locale, script: Script): ProgressTexts {
  return language === 'en' ? english : chineseIn(script);
}

/** Replaces the placeholders in braces by values. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Words for the five scores of a scale. Words that an organisation chose are printed unchanged. */
export function wordsOf(scales: ScaleWords, scale: ScaleName, language: Locale, script: Script): string[] {
  return scales[scale].map((words, at) => {
    const isShipped = words.zh === shippedScales[scale][at]?.zh;
    return language === 'zh' && script === 'traditional' && isShipped
      ? inTraditional(words.zh)
      : words[language];
  });
}
