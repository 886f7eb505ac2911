import type { Locale, Script } from '../../../core/fields.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { english } from './screening-texts.en.ts';
import { chineseIn } from './screening-texts.zh.ts';

/** Texts of results and reports in a language and script. */
export function screeningTextsOf(language: Locale, script: Script): ScreeningTexts {
  return language === 'en' ? english : chineseIn(script);
}

/** Replaces the placeholders in braces by values. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
