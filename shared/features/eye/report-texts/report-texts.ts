import type { Locale, Script } from '../../../core/fields.ts';
import type { ReportTexts } from './report-text-types.ts';
import { english } from './report-texts.en.ts';
import { traditional } from './report-texts.traditional.ts';
import { simplified } from './report-texts.zh.ts';

/** Report texts in a language and script. */
export function reportTextsOf(language: Locale, script: Script): ReportTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}
