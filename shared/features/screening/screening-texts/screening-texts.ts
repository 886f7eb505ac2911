import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { english } from './screening-texts.en.ts';
import { chinese } from './screening-texts.zh.ts';

export const screeningTextsOf = textsByLanguage<ScreeningTexts>({ en: english, zh: chinese });

export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
