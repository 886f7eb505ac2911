import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { english } from './screening-texts.en.ts';
import { chinese } from './screening-texts.zh.ts';

/** Returns the texts of screening results and reports in a language. */
export const screeningTextsOf = textsByLanguage<ScreeningTexts>({ en: english, zh: chinese });

/** Replaces the placeholders in braces with values. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
