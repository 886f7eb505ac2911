import type { Locale, Script } from '../../../core/fields.ts';
import type { ReportTexts } from './report-text-types.ts';
import { english } from './report-texts.en.ts';
import { chineseIn } from './report-texts.zh.ts';

export function reportTextsOf(language: Locale, script: Script): ReportTexts {
  return language === 'en' ? english : chineseIn(script);
}
