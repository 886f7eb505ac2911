import type { Locale, Script } from '../../../core/fields.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { english } from './screening-texts.en.ts';
import { traditional } from './screening-texts.traditional.ts';
import { simplified } from './screening-texts.zh.ts';

/** Texts of results and reports in a language and script. */
export function screeningTextsOf(language: Locale, script: Script): ScreeningTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}

/** Fills in what stands in braces. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
