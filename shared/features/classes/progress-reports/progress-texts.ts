import type { Locale, Script } from '../../../core/fields.ts';
import type { ScaleName, ScaleWords } from '../evaluations/schema.ts';
import { shippedScales } from '../evaluations/shipped-scales.ts';
import type { ProgressTexts } from './progress-text-types.ts';
import { english } from './progress-texts.en.ts';
import { shippedTraditional, traditional } from './progress-texts.traditional.ts';
import { simplified } from './progress-texts.zh.ts';

export function progressTextsOf(language: Locale, script: Script): ProgressTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}

/** Fills in what stands in braces. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Words of the five steps of a scale. What an organisation wrote itself is printed as it wrote it. */
export function wordsOf(scales: ScaleWords, scale: ScaleName, language: Locale, script: Script): string[] {
  return scales[scale].map((words, at) => {
    const isShipped = words.zh === shippedScales[scale][at]?.zh;
    if (language === 'zh' && script === 'traditional' && isShipped)
      return shippedTraditional[scale][at] ?? words.zh;
    return words[language];
  });
}
