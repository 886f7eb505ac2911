import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { PdfTexts } from './pdf-text-types.ts';
import { english } from './pdf-texts.en.ts';
import { chinese } from './pdf-texts.zh.ts';

export const pdfTextsOf = textsByLanguage<PdfTexts>({ en: english, zh: chinese });
