import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { ReportTexts } from './report-text-types.ts';
import { english } from './report-texts.en.ts';
import { chinese } from './report-texts.zh.ts';

export const reportTextsOf = textsByLanguage<ReportTexts>({ en: english, zh: chinese });
